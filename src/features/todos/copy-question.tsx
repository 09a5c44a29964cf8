import { useState } from 'react'
import { offerUndo } from '@/components/offer-undo'
import { serverNow } from '@/data/session/server-clock'
import { copyTodo } from '@/data/todos'
import type { Todo } from '@/domain/todos/todo'
import { WEEKDAYS, weekdayLabel, type Weekday } from '@/domain/base/time/weekday'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/fields/checkbox'
import { Dialog } from '@/ui/popups/dialog'

interface CopyQuestionProps {
  todo: Todo
  onClose: () => void
}

/** « Copier vers mar., jeu. »: copies the todo to other days of the week. */
export function CopyQuestion({ todo, onClose }: CopyQuestionProps) {
  const [days, setDays] = useState<readonly Weekday[]>([])
  const named = days.map(shortDay).join(', ')

  function copy() {
    const takeBack = copyTodo(todo, days, serverNow())
    offerUndo(`Tâche copiée vers ${named}`, takeBack)
    onClose()
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Copier la tâche"
      closeLabel="Fermer"
      className="sm:max-w-md"
      footer={
        <Button disabled={days.length === 0} onClick={copy}>
          {days.length === 0 ? 'Copier' : `Copier vers ${named}`}
        </Button>
      }
    >
      <p dir="auto" className="text-body wrap-anywhere">
        {todo.text}
      </p>
      <fieldset className="mt-4">
        <legend className="text-small text-muted">Vers quels jours&nbsp;?</legend>
        <div className="mt-1 grid grid-cols-2">
          {WEEKDAYS.filter((day) => day !== todo.dayOfWeek).map((day) => (
            <label key={day} className="-ml-2.5 flex cursor-pointer items-center">
              <Checkbox
                checked={days.includes(day)}
                onChange={({ target }) =>
                  setDays(WEEKDAYS.filter((each) => (each === day ? target.checked : days.includes(each))))
                }
              />
              {weekdayLabel(day)}
            </label>
          ))}
        </div>
      </fieldset>
    </Dialog>
  )
}

/** « mar. » */
function shortDay(day: Weekday): string {
  return `${day.slice(0, 3)}.`
}
