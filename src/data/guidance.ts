import { planQuery } from '@/data/plan'
import { profileQuery } from '@/data/profile'
import { hasSoldQuery } from '@/data/sales-tests'
import { projectsQuery } from '@/data/projects'
import { followRecentCandidates } from './research/recent-candidates'
import { sectionsQuery } from './research/sections'
import { follow } from '@/data/sync/follow'
import type { Query } from '@/data/sync/query'
import { partsOf, sourceOf, storeOf, type Store } from '@/data/sync/store'
import { eachOnce, hasTodos, todosOfDay, todosOn } from '@/data/todo-lists'
import { weeksQuery } from '@/data/weeks'
import { followLessonProgress, type LessonProgress } from '@/data/learning'
import { localDateOf, mondayOf } from '@/domain/base/time/local-date'
import { weekdayOf, WEEKDAYS } from '@/domain/base/time/weekday'
import type { GuidanceFacts } from '@/domain/guidance/next-steps'
import { lessonUnderWay } from '@/domain/learning/progress'
import { NEW_SELLER } from '@/domain/money/seller'
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

/** The sources of each part. */
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

const ALWAYS = [
  ...(['plan', 'projects', 'candidates', 'sections', 'today', 'weeks'] as const),
  ...(['profile', 'learning', 'sold'] as const),
] as const

export interface Guidance {
  readonly facts: GuidanceFacts
  /** `reading`: a query has no answer yet. */
  readonly status: 'reading' | 'settled'
  /** Parts that could not be read and are missing from the facts. */
  readonly unread: readonly GuidancePart[]
}

/**
 * The facts of a person's next step, live while there is a listener. `now`: on the device's clock, whose day the todos follow; another day has
 * another store. `since`: when the account was made.
 */
export function guidanceOf(uid: string, now: Date, since: Date | null = null): Store<Guidance> {
  const others = WEEKDAYS.filter((day) => day !== weekdayOf(now))
  const ask = <T>(query: Query<T>, hasContent?: (value: T) => boolean) =>
    sourceOf(follow(uid, query), hasContent)
  return storeOf(
    {
      plan: ask(planQuery(uid), ({ madeAt, declared }) => madeAt !== '' || declared.length > 0),
      projects: ask(projectsQuery(uid, PROJECTS)),
      candidates: sourceOf(
        followRecentCandidates(uid, CANDIDATES, { tables: SECTIONS, reads: CANDIDATES_READ }),
      ),
      // The same query as in `followRecentCandidates`; it is sent once.
      sections: ask(sectionsQuery(uid, SECTIONS)),
      today: ask(todosOfDay(uid, weekdayOf(now), mondayOf(localDateOf(now)))),
      weeks: ask(weeksQuery(uid, 1)),
      // The same query as in the frame of every screen; it is sent once.
      profile: ask(profileQuery(uid)),
      learning: sourceOf(followLessonProgress(uid), ({ learning: { size } }) => size > 0),
      sold: ask(hasSoldQuery(uid)),
      open: ask(todosOn(uid, others, 'open', OPEN)),
      again: ask(todosOn(uid, others, 'repeating', REPEATING)),
      anyTodo: ask(hasTodos(uid)),
    },
    (read, { status, failed }) => {
      const { today, open, again, weeks } = read
      return {
        facts: {
          plan: read.plan,
          projects: read.projects,
          candidates: read.candidates,
          seller: read.profile?.seller ?? NEW_SELLER,
          hasSections: read.sections && read.sections.length > 0,
          today,
          leftOver: open && { todos: leftOver(open, now), hasMore: open.length === OPEN },
          coming: open && again && comingDays(eachOnce([...open, ...again]), now),
          hasTodos: today?.length || open?.length || again?.length ? true : read.anyTodo,
          hasSold: read.sold,
          reviews: weeks && { last: weeks[0] ?? null, since },
          lesson: read.learning && lessonOf(read.learning),
        },
        status,
        unread: partsOf(PARTS, failed),
      }
    },
    // Left-over and coming todos once today has no open todo, and any todo once today has none.
    ({ today }) => [
      ...ALWAYS,
      ...(today && !today.some((todo) => isToDo(todo, now)) ? (['open', 'again'] as const) : []),
      ...(today?.length === 0 ? (['anyTodo'] as const) : []),
    ],
  )
}

function lessonOf({ lessons, learning }: LessonProgress): GuidanceFacts['lesson'] {
  const underWay = lessonUnderWay(lessons, learning)
  return underWay ? { id: underWay.id, title: underWay.title } : 'none'
}
