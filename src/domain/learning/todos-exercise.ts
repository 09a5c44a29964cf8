import { addDays, localDateOf, weekdayOfDate } from '@/domain/base/time/local-date'
import { textMark } from '@/domain/base/text/text-mark'
import type { NewTodo } from '@/domain/todos/new-todo'
import { laterDate } from '@/domain/todos/week-of-todo'
import type { Exercise } from './lesson'

/** The lesson's todos, one per day, from tomorrow on. */
export function exerciseTodos(
  uid: string,
  lesson: string,
  { texts, repeats }: Extract<Exercise, { kind: 'todos' }>,
  now: Date,
): readonly NewTodo[] {
  const today = localDateOf(now)
  return texts.map((text, at) => {
    const dayOfWeek = weekdayOfDate(addDays(today, at + 1))
    return {
      id: todoIdOf(uid, lesson, { at, text, day: dayOfWeek }),
      text,
      dayOfWeek,
      repeats: repeats === true,
      date: repeats === true ? null : laterDate(dayOfWeek, today),
    }
  })
}

/** Deterministic: two tabs, two devices or a reload add the same todo. Ids sort so that the first line is on top of its day. */
function todoIdOf(uid: string, lesson: string, line: { at: number; text: string; day: string }): string {
  return `l${9 - line.at}-${uid.slice(0, 40)}-${textMark(`${lesson} ${line.day} ${line.text}`)}`
}
