import { addDays, localDateOf, mondayOf, type LocalDate } from '@/domain/base/time/local-date'
import type { Candidate } from '@/domain/research/candidate'
import { lookBack, statsOf, type DatedTodo } from '@/domain/weeks/look-back'
import type { Week, WeekStats } from '@/domain/weeks/week'

/** One week of the charts. null: not counted and not drawn. */
export interface WeekPoint {
  readonly monday: LocalDate
  /** Todos done. */
  readonly done: number | null
  /** Open todos at the closing of the week. */
  readonly left: number | null
  /** Days with a done todo or a new candidate, 0 to 7. */
  readonly days: number | null
  /** XP at the end of the week; of the current week, now. */
  readonly xp: number | null
  readonly isUnderWay: boolean
  /** Over, and lived from its Monday on: only such a week has a place in a mean. */
  readonly isWhole: boolean
  /** Over before the person began: not drawn, and not missing. */
  readonly isBefore: boolean
}

export const WEEKS_SHOWN = 12
/** Number of past weeks that are counted from todos when they were not closed. */
const WEEKS_COUNTED = 3

export interface WeekPointFacts {
  /** Closed weeks. null: not read. */
  readonly weeks: readonly Pick<Week, 'monday' | 'stats'>[] | null
  /** Todos done in the current week. null: not read. */
  readonly todos: readonly DatedTodo[] | null
  /** Todos done in the weeks of `weeksToCount`. null: not read. */
  readonly earlier: readonly DatedTodo[] | null
  readonly candidates: readonly Pick<Candidate, 'createdAt' | 'verdicts'>[] | null
  readonly xp: number | null
  /** When the account was made. null: unknown. */
  readonly since: Date | null
}

/** Mondays of the charts, oldest first; the last is the current week's, by the device's clock. */
export function mondaysShown(now: Date): readonly LocalDate[] {
  const current = mondayOf(localDateOf(now))
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => addDays(current, 7 * (index + 1 - WEEKS_SHOWN)))
}

/** The latest past weeks that were not closed; their points come from todos. */
export function weeksToCount(closed: readonly Pick<Week, 'monday'>[], now: Date): readonly LocalDate[] {
  const known = new Set(closed.map(({ monday }) => monday))
  return mondaysShown(now)
    .slice(-1 - WEEKS_COUNTED, -1)
    .filter((monday) => !known.has(monday))
}

/** A closed week uses its stored counts, because a repeating todo stores only its last twelve done dates. */
export function weekPoints(facts: WeekPointFacts, now: Date): readonly WeekPoint[] {
  const mondays = mondaysShown(now)
  const closed = new Map(facts.weeks?.map(({ monday, stats }) => [monday, stats]))
  const toCount = new Set(facts.weeks && weeksToCount(facts.weeks, now))
  const start = startOf(facts)
  return mondays.map((monday, index): WeekPoint => {
    const isUnderWay = index === mondays.length - 1
    const isBefore = !isUnderWay && start !== null && addDays(monday, 7) <= start
    const stored = closed.get(monday)
    const stats = isUnderWay
      ? { ...stored, ...countOf(facts, facts.todos, monday) }
      : (stored ?? (toCount.has(monday) && !isBefore ? countOf(facts, facts.earlier, monday) : {}))
    return {
      monday,
      done: stats.done ?? null,
      left: stats.left ?? null,
      days: stats.days ?? null,
      xp: (isUnderWay ? facts.xp : stats.xp) ?? null,
      isUnderWay,
      isWhole: !isUnderWay && start !== null && start <= monday,
      isBefore,
    }
  })
}

/** The first known day of a person: of the account, or of work that is older than it. null: unknown. */
function startOf({ since, weeks, todos, earlier }: WeekPointFacts): LocalDate | null {
  const days = [
    ...(since ? [localDateOf(since)] : []),
    ...(weeks ?? []).map(({ monday }) => monday),
    ...[...(todos ?? []), ...(earlier ?? [])].flatMap(({ doneDates }) => doneDates.slice(0, 1)),
  ]
  return days.sort()[0] ?? null
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
