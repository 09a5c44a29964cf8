import { useState } from 'react'
import { offerUndo } from '@/components/offer-undo'
import { serverNow } from '@/data/session/server-clock'
import { copyTodo } from '@/data/todos'
import { capital } from '@/domain/base/text/french-count'
import { datedDay } from '@/domain/base/time/day-name'
import { dateAt, localDateOf, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { weekdayLabel } from '@/domain/base/time/weekday'
import type { Todo } from '@/domain/todos/todo'
import { placesToMove } from '@/domain/todos/todo-place'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/fields/checkbox'
import { Dialog } from '@/ui/popups/dialog'

interface CopyQuestionProps {
  todo: Todo
  now: Date
  onClose: () => void
}

/** « Copier vers mar. 1er, jeu. 3 »: copies the todo to other days. */
export function CopyQuestion({ todo, now, onClose }: CopyQuestionProps) {
  const offered = placesToMove(todo, now)
  const [days, setDays] = useState<readonly LocalDate[]>([])
  const named = days.map((day) => shortDay(day, todo.repeats)).join(', ')

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
          {offered.map((day) => (
            <label key={day} className="-ml-2.5 flex cursor-pointer items-center">
              <Checkbox
                checked={days.includes(day)}
                onChange={({ target }) =>
                  setDays(offered.filter((each) => (each === day ? target.checked : days.includes(each))))
                }
              />
              {todo.repeats ? weekdayLabel(weekdayOfDate(day)) : capital(datedDay(day, localDateOf(now)))}
            </label>
          ))}
        </div>
      </fieldset>
    </Dialog>
  )
}

/** « mar. 1er », « jeu. 3 »; of a repeating todo « mar. » */
function shortDay(day: LocalDate, isWeekly: boolean): string {
  const weekday = `${weekdayOfDate(day).slice(0, 3)}.`
  const number = dateAt(day).getDate()
  return isWeekly ? weekday : `${weekday}\u00a0${number === 1 ? '1er' : number}`
}
