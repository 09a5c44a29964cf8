import { addDays, sevenDaysFrom, startOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { TODOS_PER_QUERY } from '@/domain/base/text/text-limits'
import type { Learning } from '@/domain/learning/progress'
import type { WeekFacts } from '@/domain/weeks/look-back'
import { partsOf, summaryOf, valuesOf, type Asking, type Lives } from '@/data/sync/live'
import { learningQuery } from '@/data/learning'
import { projectsQuery, type LiveProject } from '@/data/projects'
import { recentCandidates } from './research/recent-candidates'
import type { LiveCandidate } from './research/research'
import { recentTodos, todosDone, type LiveTodo } from '@/data/todo-lists'
import { weeksQuery, type LiveWeek } from '@/data/weeks'

/** Limits of the queries of a review: at most 80 documents besides the done todos, which are all counted. */
const OPEN_TODOS = 40
const REPEATING = 20
const PROJECTS = 5
const TABLES = 5
const CANDIDATES = 40
const WEEKS = 8

/** The readings of each part. */
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

interface WeekRead {
  readonly done: readonly LiveTodo[]
  readonly weeks: readonly LiveWeek[]
  readonly learning: Learning
  readonly projects: readonly LiveProject[]
  readonly open: readonly LiveTodo[]
  readonly repeating: readonly LiveTodo[]
  readonly candidates: readonly LiveCandidate[]
}

/** The readings behind one week's review. */
export function weekQueries(uid: string, monday: LocalDate): Asking<WeekRead> {
  const between = [startOfDate(monday), startOfDate(addDays(monday, 7))] as const
  return {
    // The first card needs the done todos.
    done: todosDone(uid, sevenDaysFrom(monday), TODOS_PER_QUERY),
    weeks: weeksQuery(uid, WEEKS),
    learning: learningQuery(uid),
    projects: projectsQuery(uid, PROJECTS),
    // By stored state: a repeating todo is never left open by a week.
    open: recentTodos(uid, 'open', OPEN_TODOS),
    repeating: recentTodos(uid, 'repeating', REPEATING),
    candidates: recentCandidates(uid, CANDIDATES, { tables: TABLES, between }),
  }
}

export function weekReadingOf(lives: Lives<WeekRead>): WeekReading {
  const { done, weeks, learning, projects, open, repeating, candidates } = valuesOf(lives)
  const { status, failed, isFromCache } = summaryOf(lives)
  return {
    facts: {
      todos: done ?? null,
      candidates: candidates ?? null,
      projects: projects ?? null,
      lessons: learning ? [...learning.values()].flatMap(({ doneAt }) => doneAt ?? []) : null,
    },
    open: open ?? null,
    repeating: repeating ?? null,
    hasMoreOpen: (open?.length ?? 0) >= OPEN_TODOS,
    weeks: weeks ?? null,
    // A full page may not be the last one.
    hasMoreWeeks: weeks !== undefined && weeks.length >= WEEKS,
    status,
    unread: partsOf(PARTS, failed),
    isFromCache,
  }
}
