import { offerUndo } from '@/components/offer-undo'
import { serverNow } from '@/data/session/server-clock'
import { cutTodo, placeTodo, removeTodos, setRepeats } from '@/data/todos'
import { dateAt, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { PUT_OFF_MAX, type Todo } from '@/domain/todos/todo'
import { todoPlace } from '@/domain/todos/todo-place'
import { formatWeekdayAndDay } from '@/lib/text/format'

// One function per decision about an open todo; each offers an undo.

export function putOffTo(todo: Todo, date: LocalDate): void {
  const putOff = Math.min(PUT_OFF_MAX, todo.putOff + 1)
  const place = { dayOfWeek: weekdayOfDate(date), date, putOff }
  placeTodo(todo, place)
  offerUndo(`Reportée au ${formatWeekdayAndDay(dateAt(date))}`, () =>
    placeTodo({ ...todo, ...place }, todoPlace(todo)),
  )
}

export function repeatWeekly(todo: Todo): void {
  const made = { ...todo, repeats: true, completed: false }
  setRepeats(todo, made.repeats, made.completed)
  offerUndo('Chaque semaine désormais', () => setRepeats(made, todo.repeats, todo.completed))
}

export function letGo(todo: Todo): void {
  offerUndo('Tâche supprimée', removeTodos([todo]))
}

export function cutInto(todo: Todo, steps: readonly string[], date: LocalDate): void {
  const undo = cutTodo(todo, steps, date, serverNow())
  offerUndo(steps.length === 1 ? 'Tâche remplacée' : `Tâche divisée en ${steps.length}`, undo)
}
