import { addDays, datesOfWeek, startOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { Listeners } from '@/domain/base/listeners'
import { TODOS_PER_QUERY } from '@/domain/base/text/text-limits'
import type { WeekFacts } from '@/domain/weeks/look-back'
import { sourceOf, sourceOfQuery, valueOf } from '@/data/sync/source'
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

export type WeekPart = 'todos' | 'products' | 'projects' | 'lessons' | 'weeks'

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

export interface WeekStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => WeekReading
  readonly retry: () => void
}

/** The data of one week's review, live while there is a listener. */
export function weekReadingOf(uid: string, monday: LocalDate): WeekStore {
  const listeners = new Listeners()
  const isSome = ({ length }: { readonly length: number }) => length > 0
  const between = [startOfDate(monday), startOfDate(addDays(monday, 7))] as const

  // By stored state: a repeating todo is never left open by a week.
  const open = sourceOfQuery(uid, recentTodos(uid, { completed: false, size: OPEN_TODOS }), isSome, changed)
  const done = sourceOfQuery(uid, todosDone(uid, datesOfWeek(monday), TODOS_PER_QUERY), isSome, changed)
  const repeating = sourceOfQuery(uid, recentTodos(uid, { repeats: true, size: REPEATING }), isSome, changed)
  const projects = sourceOfQuery(uid, projectsQuery(uid, PROJECTS), isSome, changed)
  const candidates = sourceOf(
    followRecentCandidates(uid, CANDIDATES, { tables: TABLES, between }),
    isSome,
    changed,
  )
  const learning = sourceOfQuery(uid, learningQuery(uid), ({ size }) => size > 0, changed)
  const weeks = sourceOfQuery(uid, weeksQuery(uid, WEEKS), isSome, changed)
  const parts = [
    ['todos', [open, done, repeating]],
    ['products', [candidates]],
    ['projects', [projects]],
    ['lessons', [learning]],
    ['weeks', [weeks]],
  ] as const
  // The first card needs the done todos; each query opens after the one before.
  const all = [done, weeks, learning, projects, open, repeating, candidates]
  let state = stateNow()

  function stateNow(): WeekReading {
    const reads = all.map((source) => source.read())
    const closed = valueOf(weeks.read())
    const learnt = valueOf(learning.read())
    return {
      facts: {
        todos: valueOf(done.read()),
        candidates: valueOf(candidates.read()),
        projects: valueOf(projects.read()),
        lessons: learnt && [...learnt.values()].flatMap(({ doneAt }) => doneAt ?? []),
      },
      open: valueOf(open.read()),
      repeating: valueOf(repeating.read()),
      hasMoreOpen: (valueOf(open.read())?.length ?? 0) >= OPEN_TODOS,
      weeks: closed,
      // A full page may not be the last one.
      hasMoreWeeks: closed !== null && closed.length >= WEEKS,
      status: reads.some(({ status }) => status === 'waiting' || status === 'closed') ? 'reading' : 'settled',
      unread: parts.flatMap(([part, sources]) =>
        sources.some((source) => source.read().status === 'failed') ? [part] : [],
      ),
      isFromCache: reads.some((read) => read.status === 'ready' && !read.isLive),
    }
  }

  function changed() {
    state = stateNow()
    listeners.notify()
  }

  return {
    subscribe(listener) {
      const stop = listeners.subscribe(listener)
      if (listeners.size === 1) for (const source of all) source.open()
      return () => {
        stop()
        if (listeners.size === 0) for (const source of all) source.close()
      }
    },
    read: () => state,
    retry() {
      for (const source of all) source.retry()
    },
  }
}
