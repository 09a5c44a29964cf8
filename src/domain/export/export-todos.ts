import { dayCell, dayText, toCsv, type Cell } from '@/domain/base/csv'
import type { StoredDocument } from './export-content'
import { dateAt } from '@/domain/base/time/local-date'
import { datesDone, dueOn, isDone } from '@/domain/todos/week-of-todo'
import { byPlace, parseTodo, type Todo } from '@/domain/todos/todo'
import { WEEKDAYS, weekdayLabel } from '@/domain/base/time/weekday'

const HEADER = ['Jour', 'Tâche', 'Faite', 'Date', 'Chaque semaine', 'Pour le', 'Cochée le', 'Reportée']

/** Todos by day, in the order of the screen. */
export function todosCsv(documents: readonly StoredDocument[], now: Date): string {
  const todos = documents.flatMap(({ id, fields }) => parseTodo(id, fields) ?? []).sort(byPlace)
  return toCsv([
    HEADER,
    ...WEEKDAYS.flatMap((day) => todos.filter(({ dayOfWeek }) => dayOfWeek === day)).map((todo) =>
      row(todo, now),
    ),
  ])
}

/** « Faite » follows the screen: for a repeating todo, this week. */
function row(todo: Todo, now: Date): Cell[] {
  const { dayOfWeek, text, repeats, putOff, date, createdAt } = todo
  const isDated = createdAt.getTime() !== 0
  // Without a date and a known creation the day is not known either.
  const due = repeats || (date === null && !isDated) ? null : dueOn(todo, now)
  return [
    ...[weekdayLabel(dayOfWeek), text, yesOrNo(isDone(todo, now))],
    ...[isDated ? dayCell(createdAt) : '', yesOrNo(repeats)],
    ...[
      due ? dayCell(dateAt(due)) : '',
      {
        value: datesDone(todo)
          .map((day) => dayText(dateAt(day)))
          .join(' '),
      },
    ],
    putOff === 0 ? '' : `${putOff} fois`,
  ]
}

function yesOrNo(value: boolean): string {
  return value ? 'Oui' : 'Non'
}
