import { addDays, localDateOf, mondayOf, type LocalDate } from '@/domain/base/time/local-date'
import type { Candidate } from '@/domain/research/candidate'
import { lookBack, statsOf, type DatedTodo } from '@/domain/weeks/look-back'
import type { Week, WeekStats } from '@/domain/weeks/week'

/** One week of the charts. null: it was not counted, and nothing is drawn of it. */
export interface WeekPoint {
  readonly monday: LocalDate
  /** Todos done. */
  readonly done: number | null
  /** Todos that were to be done and were not, as they were counted when the week was closed. */
  readonly left: number | null
  /** Days on which something was done or found, 0 to 7. */
  readonly days: number | null
  /** The points of the profile at its end; of the week under way, now. */
  readonly xp: number | null
  readonly isUnderWay: boolean
}

export const WEEKS_SHOWN = 12
/** So many weeks before this one are counted from todos where nobody closed them. */
const WEEKS_COUNTED = 3

export interface WeekPointFacts {
  /** That were closed. null: not read. */
  readonly weeks: readonly Pick<Week, 'monday' | 'stats'>[] | null
  /** Done in the week under way. null: not read. */
  readonly todos: readonly DatedTodo[] | null
  /** Done in the weeks of `weeksToCount`. null: not read, or too many to read. */
  readonly earlier: readonly DatedTodo[] | null
  readonly candidates: readonly Pick<Candidate, 'createdAt' | 'verdicts'>[] | null
  readonly xp: number | null
}

/** The Mondays of the charts, the oldest first; the last one is that of the week under way on the device's clock. */
export function mondaysShown(now: Date): readonly LocalDate[] {
  const current = mondayOf(localDateOf(now))
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => addDays(current, 7 * (index + 1 - WEEKS_SHOWN)))
}

/** The latest weeks that are over and that nobody closed: these are counted from todos. */
export function weeksToCount(closed: readonly Pick<Week, 'monday'>[], now: Date): readonly LocalDate[] {
  const known = new Set(closed.map(({ monday }) => monday))
  return mondaysShown(now)
    .slice(-1 - WEEKS_COUNTED, -1)
    .filter((monday) => !known.has(monday))
}

/** Of a week that was closed, what was counted then: a repeating todo keeps only its last twelve days. */
export function weekPoints(facts: WeekPointFacts, now: Date): readonly WeekPoint[] {
  const mondays = mondaysShown(now)
  const closed = new Map(facts.weeks?.map(({ monday, stats }) => [monday, stats]))
  const toCount = new Set(facts.weeks && weeksToCount(facts.weeks, now))
  return mondays.map((monday, index): WeekPoint => {
    const isUnderWay = index === mondays.length - 1
    const stored = closed.get(monday)
    const stats = isUnderWay
      ? { ...stored, ...countOf(facts, facts.todos, monday) }
      : (stored ?? (toCount.has(monday) ? countOf(facts, facts.earlier, monday) : {}))
    return {
      monday,
      done: stats.done ?? null,
      left: stats.left ?? null,
      days: stats.days ?? null,
      xp: (isUnderWay ? facts.xp : stats.xp) ?? null,
      isUnderWay,
    }
  })
}

function countOf(
  { candidates }: WeekPointFacts,
  todos: readonly DatedTodo[] | null,
  monday: LocalDate,
): Pick<WeekStats, 'done' | 'days' | 'left' | 'xp'> {
  const { done, days } = statsOf(
    lookBack({ todos, candidates, projects: null, lessons: null, xp: null }, monday),
  )
  return { ...(done !== undefined && { done }), ...(days !== undefined && { days }) }
}
