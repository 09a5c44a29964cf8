import { offerUndo } from '@/components/offer-undo'
import { serverNow } from '@/data/session/server-clock'
import { addDatedTodos, placeTodo, removeTodo, renameTodo, restoreTodo, setRepeats } from '@/data/todos'
import { dateAt, weekdayOfDate, type LocalDate } from '@/domain/base/local-date'
import { PLAIN_TODO, PUT_OFF_MAX, type Todo } from '@/domain/todos/todo'
import { todoPlace } from '@/domain/todos/todo-place'
import { formatWeekdayAndDay } from '@/lib/format'

// Each is one decision about what a week left, and each can be taken back.

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
  removeTodo(todo)
  offerUndo('Tâche laissée tomber', () => restoreTodo(todo))
}

/** The first step takes its place, so that its history stays; the others are new. All of them on that day. */
export function cutInto(todo: Todo, steps: readonly string[], date: LocalDate): void {
  const [first = todo.text, ...others] = steps
  const dayOfWeek = weekdayOfDate(date)
  const now = serverNow()
  // The new wording has not been put off yet.
  const place = { dayOfWeek, date, putOff: 0 }
  renameTodo(todo, first)
  placeTodo({ ...todo, text: first, putOff: 0 }, place)
  const ids = addDatedTodos(todo.userId, others, date, now)
  offerUndo(others.length === 0 ? 'Tâche raccourcie' : `Coupée en ${steps.length}`, () => {
    for (const [index, text] of others.entries()) {
      const made = { id: ids[index] ?? '', userId: todo.userId, text, dayOfWeek, createdAt: now }
      removeTodo({ ...PLAIN_TODO, ...made })
    }
    renameTodo({ ...todo, text: first }, todo.text)
    placeTodo({ ...todo, ...place }, todoPlace(todo))
  })
}
