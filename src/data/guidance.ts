import { planQuery } from '@/data/plan'
import { profileQuery } from '@/data/profile'
import { hasSoldQuery } from '@/data/sales-tests'
import { projectsQuery } from '@/data/projects'
import { followRecentCandidates } from './research/recent-candidates'
import { sectionsQuery } from './research/sections'
import { sourceOf, sourceOfQuery, valueOf, type Source } from '@/data/sync/source'
import { eachOnce, hasTodos, openOn, repeatingOn, todosOfDay } from '@/data/todo-lists'
import { weeksQuery } from '@/data/weeks'
import { followLessonProgress } from '@/data/learning'
import { Listeners } from '@/domain/base/listeners'
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

export type GuidancePart = 'plan' | 'projects' | 'products' | 'todos' | 'weeks' | 'learning' | 'salesTests'

export interface Guidance {
  readonly facts: GuidanceFacts
  /** `reading`: a query has no answer yet. */
  readonly status: 'reading' | 'settled'
  /** Parts that could not be read and are missing from the facts. */
  readonly unread: readonly GuidancePart[]
}

/** The facts of a person's next step, live while there is a listener. */
export interface GuidanceStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly read: () => Guidance
  readonly retry: () => void
}

/**
 * `now`: on the device's clock, whose day the todos follow; another day has another store. `since`: when the account was
 * made.
 */
export function guidanceOf(uid: string, now: Date, since: Date | null = null): GuidanceStore {
  const listeners = new Listeners()
  const isSome = ({ length }: { readonly length: number }) => length > 0
  const isTrue = (value: boolean) => value

  const plan = sourceOfQuery(
    uid,
    planQuery(uid),
    ({ madeAt, declared }) => madeAt !== '' || declared.length > 0,
    changed,
  )
  const projects = sourceOfQuery(uid, projectsQuery(uid, PROJECTS), isSome, changed)
  const candidates = sourceOf(
    followRecentCandidates(uid, CANDIDATES, { tables: SECTIONS, reads: CANDIDATES_READ }),
    isSome,
    changed,
  )
  // The same query as in `followRecentCandidates`; it is sent once.
  const sections = sourceOfQuery(uid, sectionsQuery(uid, SECTIONS), isSome, changed)
  const monday = mondayOf(localDateOf(now))
  const today = sourceOfQuery(uid, todosOfDay(uid, weekdayOf(now), monday), isSome, changed)
  const others = WEEKDAYS.filter((day) => day !== weekdayOf(now))
  const open = sourceOfQuery(uid, openOn(uid, others, OPEN), isSome, changed)
  const again = sourceOfQuery(uid, repeatingOn(uid, others, REPEATING), isSome, changed)
  const anyTodo = sourceOfQuery(uid, hasTodos(uid), isTrue, changed)

  const weeks = sourceOfQuery(uid, weeksQuery(uid, 1), isSome, changed)
  // The same query as in the frame of every screen; it is sent once.
  const profile = sourceOfQuery(uid, profileQuery(uid), (value) => value !== null, changed)
  const learning = sourceOf(followLessonProgress(uid), ({ learning: { size } }) => size > 0, changed)

  const sold = sourceOfQuery(uid, hasSoldQuery(uid), isTrue, changed)

  const always = [plan, projects, candidates, sections, today, weeks, profile, learning, sold]
  const parts: readonly (readonly [GuidancePart, readonly Source<unknown>[]])[] = [
    ['plan', [plan]],
    ['projects', [projects]],
    ['products', [candidates]],
    ['todos', [today, open, again, anyTodo]],
    ['weeks', [weeks]],
    ['learning', [learning]],
    ['salesTests', [sold]],
  ]
  const all = parts.flatMap(([, sources]) => sources).concat(sections)
  let state = stateNow()

  function stateNow(): Guidance {
    const todos = valueOf(today.read())
    const found = valueOf(sections.read())
    const [elsewhere, habits] = [valueOf(open.read()), valueOf(again.read())]
    const closed = valueOf(weeks.read())
    return {
      facts: {
        plan: valueOf(plan.read()),
        projects: valueOf(projects.read()),
        candidates: valueOf(candidates.read()),
        seller: valueOf(profile.read())?.seller ?? NEW_SELLER,
        hasSections: found && found.length > 0,
        today: todos,
        leftOver: elsewhere && { todos: leftOver(elsewhere, now), hasMore: elsewhere.length === OPEN },
        coming: elsewhere && habits && comingDays(eachOnce([...elsewhere, ...habits]), now),
        hasTodos: todos?.length || elsewhere?.length || habits?.length ? true : valueOf(anyTodo.read()),
        hasSold: valueOf(sold.read()),
        reviews: closed && { last: closed[0] ?? null, since },
        lesson: lessonNow(),
      },
      // Before the first listener every source is closed: the first frame must not say that there is nothing.
      status:
        all.some((source) => source.read().status === 'waiting') ||
        always.some((source) => source.read().status === 'closed')
          ? 'reading'
          : 'settled',
      unread: parts.flatMap(([part, sources]) =>
        sources.some((source) => source.read().status === 'failed') ? [part] : [],
      ),
    }
  }

  function lessonNow(): GuidanceFacts['lesson'] {
    const known = valueOf(learning.read())
    if (!known) return null
    const underWay = lessonUnderWay(known.lessons, known.learning)
    return underWay ? { id: underWay.id, title: underWay.title } : 'none'
  }

  function changed() {
    if (listeners.size > 0) openWhatMatters()
    state = stateNow()
    listeners.notify()
  }

  /** Opens the queries of left-over and coming todos once today has no open todo, and of any todo once today has none. */
  function openWhatMatters() {
    const todos = valueOf(today.read())
    if (!todos) return
    const ask = (source: Source<unknown>) => source.read().status === 'closed' && source.open()
    if (!todos.some((todo) => isToDo(todo, now))) [open, again].forEach(ask)
    if (todos.length === 0) ask(anyTodo)
  }

  return {
    subscribe(listener) {
      const stop = listeners.subscribe(listener)
      if (listeners.size === 1) for (const source of always) source.open()
      return () => {
        stop()
        if (listeners.size > 0) return
        for (const source of all) source.close()
      }
    },
    read: () => state,
    retry() {
      for (const source of all) source.retry()
    },
  }
}
