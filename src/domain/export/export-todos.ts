import { dayCell, toCsv } from '@/domain/base/csv'
import type { StoredDocument } from './export-content'
import { byPlace, parseTodo, placeOf, type Todo } from '@/domain/todos/todo'
import { WEEKDAYS, weekdayLabel } from '@/domain/base/weekday'

const HEADER = ['Jour', 'Tâche', 'Faite', 'Date']

/** The todos day by day, in the order of the screen. */
export function todosCsv(documents: readonly StoredDocument[]): string {
  const todos = documents.flatMap(({ id, fields }) => parseTodo(id, fields) ?? []).sort(byPlace)
  return toCsv([
    HEADER,
    ...WEEKDAYS.flatMap((day) => todos.filter(({ dayOfWeek }) => dayOfWeek === day)).map(row),
  ])
}

function row(todo: Todo): string[] {
  return [weekdayLabel(todo.dayOfWeek), todo.text, todo.completed ? 'Oui' : 'Non', dayCell(placeOf(todo))]
}
