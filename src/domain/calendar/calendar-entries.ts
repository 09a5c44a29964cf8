import { dateInWeek, localDateOf, mondayOf, type LocalDate } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { momentText } from '@/domain/plan/answers'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import type { Todo } from '@/domain/todos/todo'
import { dueOn } from '@/domain/todos/week-of-todo'
import { isBlank } from '@/domain/base/text/visible-text'

export interface CalendarEntry {
  /** Stable id of the entry: a second import updates the first one's event. */
  readonly key: string
  readonly text: string
  /** '': none. */
  readonly note: string
  readonly on: LocalDate
  readonly day: Weekday
  /** Local wall-clock hour; null: the whole day. */
  readonly hour: number | null
  readonly isWeekly: boolean
}

export interface CalendarFacts {
  readonly plan: StoredPlan
  /** Open todos, and repeating ones whether done or not. */
  readonly todos: readonly Todo[]
}

const MOMENT_TITLE = 'Mon moment e-commerce'

/**
 * The weekly moment of the first plan, and open todos from today on: a repeating one starts on its day of this week, one from an earlier
 * week is on the day of its list. Past days of this week have none.
 */
export function calendarEntries(
  uid: string,
  { plan, todos }: CalendarFacts,
  now: Date,
): readonly CalendarEntry[] {
  const today = localDateOf(now)
  const monday = mondayOf(today)
  const { moment } = plan.answers
  const slot = moment && {
    key: `moment/${uid}`,
    text: MOMENT_TITLE,
    note: isBlank(plan.ifThen) ? `Chaque ${momentText(moment)}` : plan.ifThen,
    on: dateInWeek(monday, moment.day),
    ...moment,
    isWeekly: true,
  }
  return [...(slot ? [slot] : []), ...todos.flatMap((todo) => entryOf(todo, today, now))]
}

function entryOf(todo: Todo, today: LocalDate, now: Date): CalendarEntry[] {
  const { id, text, dayOfWeek: day, repeats, completed } = todo
  const [due, monday] = [dueOn(todo, now), mondayOf(today)]
  const on = due < monday ? dateInWeek(monday, day) : due
  if (!repeats && (completed || on < today)) return []
  return [{ key: `todo/${id}`, text, note: '', on, day, hour: null, isWeekly: repeats }]
}

/** « coach-boom-calendrier-2026-11-23.ics » */
export function calendarFileName(now: Date): string {
  return `coach-boom-calendrier-${localDateOf(now)}.ics`
}
