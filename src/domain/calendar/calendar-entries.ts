import { dateInWeek, localDateOf, mondayOf, type LocalDate } from '@/domain/base/time/local-date'
import type { Weekday } from '@/domain/base/time/weekday'
import { momentText } from '@/domain/plan/answers'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import type { Todo } from '@/domain/todos/todo'
import { dueOn } from '@/domain/todos/week-of-todo'
import { isBlank } from '@/domain/base/text/visible-text'

/** One line of the person's own calendar. */
export interface CalendarEntry {
  /** What it is about, the same in every file: a second import finds the first one's. */
  readonly key: string
  readonly text: string
  /** '': none. */
  readonly note: string
  readonly on: LocalDate
  readonly day: Weekday
  /** By the clock on the wall, wherever that is; null: the whole day. */
  readonly hour: number | null
  readonly isWeekly: boolean
}

export interface CalendarFacts {
  readonly plan: StoredPlan
  /** What is to do, and what repeats whether it is done or not. */
  readonly todos: readonly Todo[]
}

const MOMENT_TITLE = 'Mon moment e-commerce'

/**
 * The weekly moment of the first plan, and what is to do from today on: what repeats from its day of this week on, what an
 * earlier week left on the day where the list shows it. A day of this week that is over reminds nobody of anything.
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
