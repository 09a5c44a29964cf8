import { addDays, datesOfWeek, startOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { TODOS_PER_QUERY } from '@/domain/base/text/text-limits'
import type { WeekFacts } from '@/domain/weeks/look-back'
import { follow } from '@/data/sync/follow'
import type { Query } from '@/data/sync/query'
import { partsOf, sourceOf, storeOf, type Store } from '@/data/sync/store'
import { learningQuery } from '@/data/learning'
import { projectsQuery } from '@/data/projects'
import { followRecentCandidates } from './research/recent-candidates'
import { recentTodos, todosDone, type LiveTodo } from '@/data/todo-lists'
import { weeksQuery, type LiveWeek } from '@/data/weeks'

/** Limits of the queries of a review: at most 80 documents besides the done todos, which are all counted. */
const OPEN_TODOS = 40
const REPEATING = 20
const PROJECTS = 5
const TABLES = 5
const CANDIDATES = 40
const WEEKS = 8

/** The sources of each part. */
const PARTS = {
  todos: ['open', 'done', 'repeating'],
  products: ['candidates'],
  projects: ['projects'],
  lessons: ['learning'],
  weeks: ['weeks'],
} as const
export type WeekPart = keyof typeof PARTS

export interface WeekReading {
  /** Counts without XP, which the profile has. */
  readonly facts: Omit<WeekFacts, 'xp'>
  /** Open todos of any week; null: not read. */
  readonly open: readonly LiveTodo[] | null
  /** Repeating todos, done or not; null: not read. */
  readonly repeating: readonly LiveTodo[] | null
  /** The list of open todos may be cut. */
  readonly hasMoreOpen: boolean
  /** The last closed weeks, newest first; null: not read. */
  readonly weeks: readonly LiveWeek[] | null
  readonly hasMoreWeeks: boolean
  /** `reading`: a query has no answer yet. */
  readonly status: 'reading' | 'settled'
  readonly unread: readonly WeekPart[]
  /** A part comes from the device and may be old. */
  readonly isFromCache: boolean
}

/** The data of one week's review, live while there is a listener. */
export function weekReadingOf(uid: string, monday: LocalDate): Store<WeekReading> {
  const between = [startOfDate(monday), startOfDate(addDays(monday, 7))] as const
  const ask = <T>(query: Query<T>, hasContent?: (value: T) => boolean) =>
    sourceOf(follow(uid, query), hasContent)
  return storeOf(
    {
      // The first card needs the done todos.
      done: ask(todosDone(uid, datesOfWeek(monday), TODOS_PER_QUERY)),
      weeks: ask(weeksQuery(uid, WEEKS)),
      learning: ask(learningQuery(uid), ({ size }) => size > 0),
      projects: ask(projectsQuery(uid, PROJECTS)),
      // By stored state: a repeating todo is never left open by a week.
      open: ask(recentTodos(uid, 'open', OPEN_TODOS)),
      repeating: ask(recentTodos(uid, 'repeating', REPEATING)),
      candidates: sourceOf(followRecentCandidates(uid, CANDIDATES, { tables: TABLES, between })),
    },
    ({ done, weeks, learning, projects, open, repeating, candidates }, { status, failed, isFromCache }) => ({
      facts: {
        todos: done,
        candidates,
        projects,
        lessons: learning && [...learning.values()].flatMap(({ doneAt }) => doneAt ?? []),
      },
      open,
      repeating,
      hasMoreOpen: (open?.length ?? 0) >= OPEN_TODOS,
      weeks,
      // A full page may not be the last one.
      hasMoreWeeks: weeks !== null && weeks.length >= WEEKS,
      status,
      unread: partsOf(PARTS, failed),
      isFromCache,
    }),
  )
}
