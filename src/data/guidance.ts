import { planQuery } from '@/data/stored-plan'
import { profileQuery } from '@/data/profile'
import { hasSoldQuery, salesTestsQuery, type LiveSalesTest } from '@/data/sales-test-lists'
import { launchStandingsQuery } from '@/data/launch-standings'
import { projectsQuery, type LiveProject } from '@/data/project-lists'
import { recentCandidates } from './research/recent-candidates'
import { candidateQuery, type LiveCandidate } from './research/candidate-lists'
import { sectionsQuery, type LiveSection } from './research/section-lists'
import { partsOf, summaryOf, valuesOf, type Asking, type Live, type Lives } from '@/data/sync/live'
import type { Query } from '@/data/sync/query'
import {
  eachOnce,
  hasTodos,
  todosOfDay,
  todosOfDayInWeek,
  todosOn,
  todosOnInWeek,
  type LiveTodo,
} from '@/data/todo-lists'
import { weeksQuery, type LiveWeek } from '@/data/weeks'
import { lessonProgress, type LessonProgress } from '@/data/learning'
import type { Profile } from '@/domain/account/profile'
import { TODOS_PER_QUERY } from '@/domain/base/text/text-limits'
import { localDateOf, mondayOf, type LocalDate } from '@/domain/base/time/local-date'
import { weekdayOf, WEEKDAYS } from '@/domain/base/time/weekday'
import type { GuidanceFacts } from '@/domain/guidance/next-steps'
import type { LaunchStanding } from '@/domain/launch/standing'
import { lessonUnderWay } from '@/domain/learning/progress'
import { NEW_SELLER } from '@/domain/money/seller'
import { addressText, readAddress } from '@/domain/research/candidate-address'
import { withGains } from '@/domain/sales-tests/followed-gain'
import { phaseOf } from '@/domain/sales-tests/phase'
import { salesOf } from '@/domain/sales-tests/sales-test'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import { comingDays } from '@/domain/todos/coming-days'
import { isToDo, leftOver } from '@/domain/todos/week-of-todo'

/** Limits of the queries behind the next step and the way: the dashboard reads at most 23 documents. */
const PROJECTS = 2
const CANDIDATES = 3
/** Candidates: three for the way, and one of the newest table besides three of « Mes liens ». */
const CANDIDATES_READ = 4
const SECTIONS = 1
const TESTS = 2
/** Todos of the other six days, read once today has no open todo; all of them where these are not all. */
const OPEN = 30
const REPEATING = 12

/** The readings of each part. */
const PARTS = {
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
  /** The product of the first test that asks for something, if it is not among the newest candidates. */
  readonly tested: LiveCandidate | null
  readonly sold: boolean
  readonly open: readonly LiveTodo[]
  readonly again: readonly LiveTodo[]
  readonly anyTodo: boolean
}

/**
 * The readings behind a person's next step. `now`: on the device's clock, whose day the todos follow. Left-over and coming todos are asked
 * for once today has no open todo, any todo once today has none, and older sales once the newest tests have none. `hasWeek`: the screen has
 * the todos of the whole week, which are not asked for again.
 */
export function guidanceQueries(uid: string, now: Date, hasWeek: boolean): Asking<GuidanceRead> {
  const others = WEEKDAYS.filter((day) => day !== weekdayOf(now))
  const [day, monday] = [weekdayOf(now), mondayOf(localDateOf(now))]
  const todosOf = (state: 'open' | 'repeating', size: number) =>
    hasWeek ? todosOnInWeek(uid, others, state, monday) : todosOn(uid, others, state, size)
  return ({ today, tests, candidates }) => {
    const isDayDone = today !== undefined && !today.some((todo) => isToDo(todo, now))
    return {
      plan: planQuery(uid),
      projects: projectsQuery(uid, PROJECTS),
      // The same query; it is sent once.
      launches: launchStandingsQuery(uid, PROJECTS),
      candidates: recentCandidates(uid, CANDIDATES, { tables: SECTIONS, reads: CANDIDATES_READ }),
      // The same query as in `recentCandidates`; it is sent once.
      sections: sectionsQuery(uid, SECTIONS),
      today: hasWeek ? todosOfDayInWeek(uid, day, monday)(1) : todosOfDay(uid, day, monday),
      weeks: weeksQuery(uid, 1),
      // The same query as in the frame of every screen; it is sent once.
      profile: profileQuery(uid),
      learning: lessonProgress(uid),
      tests: salesTestsQuery(uid, TESTS),
      tested: tests && candidates && testedQuery(tests, candidates, localDateOf(now)),
      sold: tests?.length === TESTS && !tests.some(hasSold) && hasSoldQuery(uid),
      open: isDayDone && todosOf('open', OPEN),
      again: isDayDone && todosOf('repeating', REPEATING),
      anyTodo: today?.length === 0 && hasTodos(uid),
    }
  }
}

/** `since`: when the account was made. */
export function guidanceOf(lives: Lives<GuidanceRead>, now: Date, since: Date | null): Guidance {
  const { today, open, again, weeks, tests, ...read } = valuesOf(lives)
  const { status, failed } = summaryOf(lives)
  const seller = read.profile?.seller ?? NEW_SELLER
  const gone =
    tests && read.candidates && isGone(lives.tested)
      ? testedOutside(tests, read.candidates, localDateOf(now))
      : null
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
      tests: tests
        ? withGains(
            tests.filter(({ product }) => product !== gone),
            [...(read.candidates ?? []), ...(read.tested ? [read.tested] : [])],
            seller,
          )
        : null,
      hasSold: tests ? tests.some(hasSold) || (tests.length === TESTS ? (read.sold ?? null) : false) : null,
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

/** The first product of a test that asks for something, unless it is among these candidates. */
function testedOutside(
  tests: readonly LiveSalesTest[],
  candidates: readonly LiveCandidate[],
  today: LocalDate,
): string | null {
  const known = new Set(candidates.map(addressText))
  const asks = tests.find((test) => {
    const phase = phaseOf(test, today)
    return (phase === 'running' || phase === 'to-decide') && !known.has(test.product)
  })
  return asks?.product ?? null
}

function testedQuery(
  tests: readonly LiveSalesTest[],
  candidates: readonly LiveCandidate[],
  today: LocalDate,
): Query<LiveCandidate | null> | null {
  const at = readAddress(testedOutside(tests, candidates, today) ?? '')
  return at && candidateQuery(at)
}

/** The rules refuse a link whose section was deleted. */
function isGone(product: Live<LiveCandidate | null> | undefined): boolean {
  if (product?.status === 'error') return product.error.code === 'data/denied'
  return product?.status === 'ready' && product.value === null && product.isLive
}

function hasSold({ numbers }: Pick<LiveSalesTest, 'numbers'>): boolean {
  return salesOf(numbers) > 0
}
