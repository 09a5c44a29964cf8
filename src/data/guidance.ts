import { hasSoldQuery, type LiveSalesTest } from '@/data/sales-test-lists'
import { launchStandingsQuery } from '@/data/launch-standings'
import type { LiveProject } from '@/data/project-lists'
import { candidatesAt, type LiveCandidate } from './research/candidate-lists'
import { sectionsQuery, type LiveSection } from './research/section-lists'
import {
  joined,
  partsOf,
  summaryOf,
  valuesOf,
  type Asking,
  type Live,
  type Lives,
  type Reading,
} from '@/data/sync/live'
import {
  eachOnce,
  fewTodosOn,
  hasTodos,
  todosOfDay,
  todosOfDayInWeek,
  todosOn,
  todosOnInWeek,
  type LiveTodo,
} from '@/data/todo-lists'
import { wayQueries, WAY_PROJECTS, WAY_SECTIONS, WAY_TESTS } from '@/data/way-queries'
import { weeksQuery, type LiveWeek } from '@/data/weeks'
import { lessonProgress, type LessonProgress } from '@/data/learning'
import type { Profile } from '@/domain/account/profile'
import { TODOS_PER_QUERY } from '@/domain/base/text/text-limits'
import { localDateOf, mondayOf, type LocalDate } from '@/domain/base/time/local-date'
import { weekdayOf, WEEKDAYS } from '@/domain/base/time/weekday'
import type { GuidanceFacts } from '@/domain/guidance/next-steps'
import { newestOfEachProduct } from '@/domain/guidance/product-steps'
import type { LaunchStanding } from '@/domain/launch/standing'
import { lessonUnderWay } from '@/domain/learning/progress'
import { sellerOf } from '@/domain/money/seller'
import { addressText } from '@/domain/research/candidate-address'
import { withGains } from '@/domain/sales-tests/followed-gain'
import { phaseOf } from '@/domain/sales-tests/phase'
import { salesOf } from '@/domain/sales-tests/sales-test'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import { comingDays } from '@/domain/todos/coming-days'
import { isToDo, leftOver } from '@/domain/todos/week-of-todo'

/** Todos of the other six days: the page that most persons' fit into. All of them where these are not all, once today has no open todo. */
const OPEN = 30
const REPEATING = 12

/** The readings of each part. */
const PARTS = {
  profile: ['profile'],
  plan: ['plan'],
  projects: ['projects', 'launches'],
  products: ['candidates'],
  todos: ['today', 'open', 'again', 'anyTodo'],
  weeks: ['weeks'],
  learning: ['learning'],
  salesTests: ['tests', 'sold'],
} as const
export type GuidancePart = keyof typeof PARTS

export interface Guidance {
  readonly facts: GuidanceFacts
  /** `reading`: a query has no answer yet. */
  readonly status: 'reading' | 'settled'
  /** Parts that could not be read and are missing from the facts. */
  readonly unread: readonly GuidancePart[]
}

interface GuidanceRead {
  readonly plan: StoredPlan
  readonly projects: readonly LiveProject[]
  readonly launches: readonly LaunchStanding[]
  readonly candidates: readonly LiveCandidate[]
  readonly sections: readonly LiveSection[]
  readonly today: readonly LiveTodo[]
  readonly weeks: readonly LiveWeek[]
  readonly profile: Profile | null
  readonly learning: LessonProgress
  readonly tests: readonly LiveSalesTest[]
  /** By `addressText`, the products of tests that ask for something and are not among the newest candidates; null: deleted. */
  readonly tested: ReadonlyMap<string, LiveCandidate | null>
  readonly sold: boolean
  /** Null: too many to count from while a todo of today is open. */
  readonly open: readonly LiveTodo[] | null
  readonly again: readonly LiveTodo[] | null
  readonly anyTodo: boolean
}

/**
 * The readings behind a person's next step. `now`: on the device's clock, whose day the todos follow. Left-over and coming todos are asked
 * for once today's are known, any todo once today has none, and older sales once the newest tests have none. `hasWeek`: the screen has the
 * todos of the whole week, which are not asked for again.
 */
export function guidanceQueries(uid: string, now: Date, hasWeek: boolean): Asking<GuidanceRead> {
  const others = WEEKDAYS.filter((day) => day !== weekdayOf(now))
  const [day, monday] = [weekdayOf(now), mondayOf(localDateOf(now))]
  return ({ today, tests, candidates }) => {
    const isDayDone = today?.some((todo) => isToDo(todo, now)) === false
    const todosOf = (state: 'open' | 'repeating', size: number) =>
      hasWeek
        ? todosOnInWeek(uid, others, state, monday)
        : (isDayDone ? todosOn : fewTodosOn)(uid, others, state, size)
    return {
      ...wayQueries(uid),
      // The same queries as for the projects and the candidates; they are sent once.
      launches: launchStandingsQuery(uid, WAY_PROJECTS),
      sections: sectionsQuery(uid, WAY_SECTIONS),
      today: hasWeek ? todosOfDayInWeek(uid, day, monday)(1) : todosOfDay(uid, day, monday),
      weeks: weeksQuery(uid, 1),
      learning: lessonProgress(uid),
      tested: tests && candidates && testedReading(testedOutside(tests, candidates, localDateOf(now))),
      sold: tests?.length === WAY_TESTS && !tests.some(hasSold) && hasSoldQuery(uid),
      open: today && todosOf('open', OPEN),
      again: today && todosOf('repeating', REPEATING),
      anyTodo: today?.length === 0 && hasTodos(uid),
    }
  }
}

/** `since`: when the account was made. */
export function guidanceOf(lives: Lives<GuidanceRead>, now: Date, since: Date | null): Guidance {
  const { today, open, again, weeks, tests, ...read } = valuesOf(lives)
  const { status, failed } = summaryOf(lives)
  const seller = read.profile === undefined ? null : sellerOf(read.profile)
  const gone = goneOf(lives.tested)
  return {
    facts: {
      plan: read.plan ?? null,
      projects: read.projects ?? null,
      launches: read.launches ?? null,
      candidates: read.candidates ?? null,
      seller,
      hasSections: read.sections ? read.sections.length > 0 : null,
      today: today ?? null,
      leftOver: open ? { todos: leftOver(open, now), hasMore: open.length >= TODOS_PER_QUERY } : null,
      coming: open && again ? comingDays(eachOnce([...open, ...again]), now) : null,
      hasTodos: today?.length || open?.length || again?.length ? true : (read.anyTodo ?? null),
      tests:
        tests && seller
          ? withGains(
              tests.filter(({ product }) => !gone.has(product)),
              [...(read.candidates ?? []), ...(read.tested?.values() ?? [])].filter(
                (product) => product !== null,
              ),
              seller,
              localDateOf(now),
            )
          : null,
      hasSold: tests
        ? tests.some(hasSold) || (tests.length === WAY_TESTS ? (read.sold ?? null) : false)
        : null,
      reviews: weeks ? { last: weeks[0] ?? null, since } : null,
      lesson: read.learning ? lessonOf(read.learning) : null,
    },
    status,
    unread: partsOf(PARTS, failed),
  }
}

function lessonOf({ lessons, learning }: LessonProgress): GuidanceFacts['lesson'] {
  const underWay = lessonUnderWay(lessons, learning)
  return underWay ? { id: underWay.id, title: underWay.title } : 'none'
}

/** The products of tests that ask for something, without those among these candidates. */
function testedOutside(
  tests: readonly LiveSalesTest[],
  candidates: readonly LiveCandidate[],
  today: LocalDate,
): readonly string[] {
  const known = new Set(candidates.map(addressText))
  return newestOfEachProduct(tests).flatMap((test) => {
    const phase = phaseOf(test, today)
    return (phase === 'running' || phase === 'to-decide') && !known.has(test.product) ? [test.product] : []
  })
}

type Tested = GuidanceRead['tested']

function testedReading(products: readonly string[]): Reading<Tested> | null {
  const readings = candidatesAt(products).map(
    // The rules refuse a link whose section was deleted: it is none.
    ([product, query]) => [product, { ...query, isOwnUntilSent: true }] as const,
  )
  if (readings.length === 0) return null
  return joined<Record<string, LiveCandidate | null>, Tested>(
    `tested ${readings.map(([product]) => product).join()}`,
    Object.fromEntries(readings),
    (values) => new Map(Object.entries(values).map(([product, value]) => [product, value ?? null])),
  )
}

function goneOf(tested: Live<Tested> | undefined): ReadonlySet<string> {
  if (tested?.status !== 'ready' || !tested.isLive) return new Set()
  return new Set([...tested.value].flatMap(([product, value]) => (value ? [] : [product])))
}

function hasSold({ numbers }: Pick<LiveSalesTest, 'numbers'>): boolean {
  return salesOf(numbers) > 0
}
