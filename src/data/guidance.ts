import { planQuery } from '@/data/plan'
import { profileQuery } from '@/data/profile'
import { hasSoldQuery } from '@/data/sales-tests'
import { projectsQuery, type LiveProject } from '@/data/projects'
import { recentCandidates } from './research/recent-candidates'
import type { LiveCandidate } from './research/research'
import { sectionsQuery, type LiveSection } from './research/sections'
import { partsOf, summaryOf, valuesOf, type Asking, type Lives } from '@/data/sync/live'
import { eachOnce, hasTodos, todosOfDay, todosOn, type LiveTodo } from '@/data/todo-lists'
import { weeksQuery, type LiveWeek } from '@/data/weeks'
import { lessonProgress, type LessonProgress } from '@/data/learning'
import type { Profile } from '@/domain/account/profile'
import { localDateOf, mondayOf } from '@/domain/base/time/local-date'
import { weekdayOf, WEEKDAYS } from '@/domain/base/time/weekday'
import type { GuidanceFacts } from '@/domain/guidance/next-steps'
import { lessonUnderWay } from '@/domain/learning/progress'
import { NEW_SELLER } from '@/domain/money/seller'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import { comingDays } from '@/domain/todos/coming-days'
import { isToDo, leftOver } from '@/domain/todos/week-of-todo'

/** Limits of the queries behind the next step and the way: the dashboard reads at most 20 documents. */
const PROJECTS = 2
const CANDIDATES = 3
/** Candidates: three for the way, and one of the newest table besides three of « Mes liens ». */
const CANDIDATES_READ = 4
const SECTIONS = 1
/** Todos of the other six days, read once today has no open todo. */
const OPEN = 30
const REPEATING = 12

/** The readings of each part. */
const PARTS = {
  plan: ['plan'],
  projects: ['projects'],
  products: ['candidates'],
  todos: ['today', 'open', 'again', 'anyTodo'],
  weeks: ['weeks'],
  learning: ['learning'],
  salesTests: ['sold'],
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
  readonly candidates: readonly LiveCandidate[]
  readonly sections: readonly LiveSection[]
  readonly today: readonly LiveTodo[]
  readonly weeks: readonly LiveWeek[]
  readonly profile: Profile | null
  readonly learning: LessonProgress
  readonly sold: boolean
  readonly open: readonly LiveTodo[]
  readonly again: readonly LiveTodo[]
  readonly anyTodo: boolean
}

/**
 * The readings behind a person's next step. `now`: on the device's clock, whose day the todos follow. Left-over and coming todos are asked
 * for once today has no open todo, and any todo once today has none.
 */
export function guidanceQueries(uid: string, now: Date): Asking<GuidanceRead> {
  const others = WEEKDAYS.filter((day) => day !== weekdayOf(now))
  return ({ today }) => {
    const isDayDone = today !== undefined && !today.some((todo) => isToDo(todo, now))
    return {
      plan: planQuery(uid),
      projects: projectsQuery(uid, PROJECTS),
      candidates: recentCandidates(uid, CANDIDATES, { tables: SECTIONS, reads: CANDIDATES_READ }),
      // The same query as in `recentCandidates`; it is sent once.
      sections: sectionsQuery(uid, SECTIONS),
      today: todosOfDay(uid, weekdayOf(now), mondayOf(localDateOf(now))),
      weeks: weeksQuery(uid, 1),
      // The same query as in the frame of every screen; it is sent once.
      profile: profileQuery(uid),
      learning: lessonProgress(uid),
      sold: hasSoldQuery(uid),
      open: isDayDone && todosOn(uid, others, 'open', OPEN),
      again: isDayDone && todosOn(uid, others, 'repeating', REPEATING),
      anyTodo: today?.length === 0 && hasTodos(uid),
    }
  }
}

/** `since`: when the account was made. */
export function guidanceOf(lives: Lives<GuidanceRead>, now: Date, since: Date | null): Guidance {
  const { today, open, again, weeks, ...read } = valuesOf(lives)
  const { status, failed } = summaryOf(lives)
  return {
    facts: {
      plan: read.plan ?? null,
      projects: read.projects ?? null,
      candidates: read.candidates ?? null,
      seller: read.profile?.seller ?? NEW_SELLER,
      hasSections: read.sections ? read.sections.length > 0 : null,
      today: today ?? null,
      leftOver: open ? { todos: leftOver(open, now), hasMore: open.length === OPEN } : null,
      coming: open && again ? comingDays(eachOnce([...open, ...again]), now) : null,
      hasTodos: today?.length || open?.length || again?.length ? true : (read.anyTodo ?? null),
      hasSold: read.sold ?? null,
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
