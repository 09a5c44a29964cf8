import { useState } from 'react'
import {
  addDays,
  localDateOf,
  parseLocalDate,
  WHOLE_DATE_FAULT,
  type LocalDate,
} from '@/domain/base/time/local-date'
import type { Todo } from '@/domain/todos/todo'
import { dueOn } from '@/domain/todos/week-of-todo'
import { Button } from '@/ui/button'
import { Dialog } from '@/ui/popups/dialog'
import { DateField } from '@/ui/fields/date-field'

/** Later dates are mostly typing errors. */
const DAYS_AHEAD = 731

interface DateDialogProps {
  todo: Todo
  now: Date
  onClose: () => void
  onChoose: (date: LocalDate) => void
}

export function DateDialog({ todo, now, onClose, onChoose }: DateDialogProps) {
  const today = localDateOf(now)
  const last = addDays(today, DAYS_AHEAD)
  const due = dueOn(todo, now)
  const [typed, setTyped] = useState<string>(due < today ? today : due)
  const [error, setError] = useState<string | null>(null)

  function choose() {
    const date = parseLocalDate(typed)
    if (!date) setError(WHOLE_DATE_FAULT)
    else if (date < today) setError('Cette date est passée\u00a0: choisissez aujourd’hui ou un jour à venir.')
    else if (date > last) setError('Choisissez une date dans les deux ans.')
    else onChoose(date)
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Choisir une date"
      closeLabel="Fermer"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" form="todo-date">
            Choisir cette date
          </Button>
        </>
      }
    >
      <form
        id="todo-date"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          choose()
        }}
      >
        <DateField
          label="Date de la tâche"
          min={today}
          max={last}
          value={typed}
          hint={todo.text}
          error={error}
          onChange={(date) => {
            setTyped(date)
            setError(null)
          }}
        />
      </form>
    </Dialog>
  )
}
