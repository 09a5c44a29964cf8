import { addDays, startOfDate, type LocalDate } from '@/domain/base/time/local-date'
import type { Learning } from '@/domain/learning/progress'
import type { WeekFacts } from '@/domain/weeks/look-back'
import { WEEK_FOUND_MAX } from '@/domain/weeks/week'
import { joined, partsOf, summaryOf, valuesOf, type Asking, type Lives, type Reading } from '@/data/sync/live'
import { learningQuery } from '@/data/learning'
import { projectsQuery, type LiveProject } from '@/data/project-lists'
import { recentCandidates } from './research/recent-candidates'
import type { LiveCandidate } from './research/candidate-lists'
import { todosToReview, type LiveTodo, type TodosToReview } from '@/data/todo-lists'
import { weekQuery, weeksQuery, type LiveWeek } from '@/data/weeks'

/** Limits of the queries of a review besides its todos. */
const PROJECTS = 5
const TABLES = 5
const WEEKS = 8

/** The readings of each part. */
const PARTS = {
  todos: ['todos'],
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
  readonly todos: TodosToReview
  readonly weeks: readonly LiveWeek[]
  readonly learning: Learning
  readonly projects: readonly LiveProject[]
  readonly candidates: readonly LiveCandidate[]
}

/** Products that were added from that day until before the other one: the newest ones of the newest tables. */
export function productsFound(
  uid: string,
  from: LocalDate,
  until: LocalDate,
): Reading<readonly LiveCandidate[]> {
  const between = [startOfDate(from), startOfDate(until)] as const
  return recentCandidates(uid, WEEK_FOUND_MAX, { tables: TABLES, between })
}

/** The readings behind one week's review. */
export function weekQueries(uid: string, monday: LocalDate): Asking<WeekRead> {
  return {
    todos: todosToReview(uid, monday),
    weeks: weeksQuery(uid, WEEKS),
    learning: learningQuery(uid),
    projects: projectsQuery(uid, PROJECTS),
    candidates: productsFound(uid, monday, addDays(monday, 7)),
  }
}

/** One closed week; null: it is open. It has a listener of its own only where it is older than the last ones. */
export function closedWeek(uid: string, monday: LocalDate): Reading<LiveWeek | null> {
  return joined<{ weeks: readonly LiveWeek[]; older: LiveWeek | null }, LiveWeek | null>(
    `closed week ${monday}`,
    ({ weeks = [] }) => {
      const last = weeks.length >= WEEKS ? weeks.at(-1) : undefined
      return {
        weeks: weeksQuery(uid, WEEKS),
        older: last !== undefined && monday < last.monday && weekQuery(uid, monday),
      }
    },
    ({ weeks = [], older = null }) => weeks.find((week) => week.monday === monday) ?? older,
  )
}

export function weekReadingOf(lives: Lives<WeekRead>): WeekReading {
  const { todos, weeks, learning, projects, candidates } = valuesOf(lives)
  const { status, failed, isFromCache } = summaryOf(lives)
  return {
    facts: {
      todos: todos?.done ?? null,
      candidates: candidates ?? null,
      projects: projects ?? null,
      lessons: learning ? [...learning.values()].flatMap(({ doneAt }) => doneAt ?? []) : null,
    },
    open: todos?.open ?? null,
    repeating: todos?.repeating ?? null,
    hasMoreOpen: todos?.hasMoreOpen === true,
    weeks: weeks ?? null,
    // A full page may not be the last one.
    hasMoreWeeks: weeks !== undefined && weeks.length >= WEEKS,
    status,
    unread: partsOf(PARTS, failed),
    isFromCache,
  }
}
