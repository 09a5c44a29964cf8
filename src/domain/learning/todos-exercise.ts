import { counted } from '@/domain/base/text/french-count'
import { addDays, localDateOf, weekdayOfDate } from '@/domain/base/time/local-date'
import { TODO_MAX } from '@/domain/base/text/text-limits'
import { textMark } from '@/domain/base/text/text-mark'
import { parseWeekday, type Weekday } from '@/domain/base/time/weekday'
import { checkTodoText, type Todo } from '@/domain/todos/todo'
import type { Exercise } from './lesson'
import { checked, type Checked, type Typed } from './typed'

export type TodosExercise = Extract<Exercise, { kind: 'todos' }>

export interface TodoLine {
  readonly text: string
  readonly day: Weekday
  /** Unticked, it is not added. */
  readonly isOn: boolean
}

export interface MadeTodo {
  readonly id: string
  readonly text: string
  readonly dayOfWeek: Weekday
}

export const todoField = (at: number) => `todo.${at}`
export const dayField = (at: number) => `day.${at}`
export const offField = (at: number) => `off.${at}`

/** The lesson's proposals as they were changed; untouched they come on the days after today, one a day. */
export function todoLines({ texts }: TodosExercise, typed: Typed, now: Date): readonly TodoLine[] {
  return texts.map((text, at) => ({
    text: typed[todoField(at)] ?? text,
    day: parseWeekday(typed[dayField(at)]) ?? weekdayOfDate(addDays(localDateOf(now), at + 1)),
    isOn: typed[offField(at)] !== 'off',
  }))
}

/** `isListed`: whether the same stands open on that day. What stands there is not added, and counts as done. */
export function checkTodos(
  lines: readonly TodoLine[],
  isListed: (line: TodoLine) => boolean,
): Checked<readonly (TodoLine & { readonly at: number })[]> {
  const faults: Record<string, string> = {}
  const works = lines.flatMap((line, at) => {
    if (!line.isOn) return []
    const result = checkTodoText(line.text)
    if ('fault' in result) {
      faults[todoField(at)] =
        result.fault === 'blank'
          ? "Écrivez ce qu'il y a à faire, ou décochez cette ligne."
          : `Une tâche tient en ${TODO_MAX} caractères.`
      return []
    }
    return isListed({ ...line, text: result.text }) ? [] : [{ ...line, text: result.text, at }]
  })
  if (lines.every(({ isOn }) => !isOn)) faults[offField(0)] = 'Gardez au moins une tâche.'
  return checked(works, faults)
}

/**
 * The same line of the same lesson makes the same todo: from two tabs, from two devices, and after a reload. Sorts so that
 * the first line stands on top of its day.
 */
export function todoIdOf(
  uid: string,
  lesson: string,
  { at, text, day }: TodoLine & { readonly at: number },
): string {
  return `l${9 - at}-${uid.slice(0, 40)}-${textMark(`${lesson} ${day} ${text}`)}`
}

/** « Ajouter 3 tâches » */
export function addTodosLabel(lines: readonly TodoLine[]): string {
  const count = lines.filter(({ isOn }) => isOn).length
  return count === 0 ? 'Ajouter' : `Ajouter ${counted(count, 'tâche')}`
}

/** Whether the todo is as the lesson made it: what was ever done, is moved or changed is the person's. */
export function isAsMade(
  made: MadeTodo,
  todo: Pick<Todo, 'text' | 'dayOfWeek' | 'completed' | 'doneDates'> | null,
): boolean {
  if (todo === null || todo.completed || todo.doneDates.length > 0) return false
  return todo.text === made.text && todo.dayOfWeek === made.dayOfWeek
}
