import { watchPlan } from '@/data/plan/plan'
import { readDrafts, subscribeDrafts } from '@/data/projects/project-drafts'
import { watchRecentProjects } from '@/data/projects/projects'
import { watchRecentCandidates, type RecentCandidate } from '@/data/research/recent-candidates'
import { watchRecentSections } from '@/data/research/sections'
import { sourceOf, valueOf, type Source } from '@/data/live/source'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchHasOpen, watchHasTodos } from '@/data/todos/few-todos'
import { watchTodos } from '@/data/todos/todos'
import { Listeners } from '@/domain/base/listeners'
import { weekdayOf } from '@/domain/base/weekday'
import { dayAfter, type GuidanceFacts } from '@/domain/guidance/next-steps'
import { withUnsavedWork } from '@/domain/projects/unsaved-work'

/** What the step and the way can be computed from, and no document more: the dashboard reads 20 at most. */
const PROJECTS = 2
const CANDIDATES = 3
const SECTIONS = 1

export type GuidancePart = 'plan' | 'projects' | 'products' | 'todos'

export interface Guidance {
  readonly facts: GuidanceFacts
  /** `reading`: something has no answer yet. */
  readonly status: 'reading' | 'settled'
  /** What could not be read; the facts are without it. */
  readonly unread: readonly GuidancePart[]
}

/** What a person's next step is computed from, live for as long as somebody listens. */
export interface GuidanceStore {
  readonly subscribe: (listener: () => void) => Unsubscribe
  readonly read: () => Guidance
  readonly retry: () => void
}

/** `now`: on the device's clock, whose day the todos follow; another day has another store. */
export function guidanceOf(uid: string, now: Date): GuidanceStore {
  const listeners = new Listeners()
  const hasItems = ({ items }: { readonly items: readonly unknown[] }) => items.length > 0
  const isTrue = (value: boolean) => value

  const plan = sourceOf(
    watchPlan.bind(null, uid),
    ({ madeAt, declared }) => madeAt !== '' || declared.length > 0,
    changed,
  )
  const projects = sourceOf(watchRecentProjects.bind(null, uid, PROJECTS), hasItems, changed)
  const candidates = sourceOf(
    (onValue: OnValue<readonly RecentCandidate[]>, onError: OnError) =>
      watchRecentCandidates(uid, CANDIDATES, onValue, onError, SECTIONS),
    ({ length }) => length > 0,
    changed,
  )
  // What the candidates are looked for in: the same question, which is asked once.
  const sections = sourceOf(watchRecentSections.bind(null, uid, SECTIONS), hasItems, changed)
  const today = sourceOf(watchTodos.bind(null, uid, weekdayOf(now)), hasItems, changed)
  const days = [dayAfter(now, 1), dayAfter(now, 2)]
  const coming = sourceOf(watchHasOpen.bind(null, uid, days), isTrue, changed)
  const anyTodo = sourceOf(watchHasTodos.bind(null, uid), isTrue, changed)

  const always = [plan, projects, candidates, sections, today]
  const parts: readonly (readonly [GuidancePart, readonly Source<unknown>[]])[] = [
    ['plan', [plan]],
    ['projects', [projects]],
    ['products', [candidates]],
    ['todos', [today, coming, anyTodo]],
  ]
  const all = parts.flatMap(([, sources]) => sources).concat(sections)
  let stopDrafts: Unsubscribe | null = null
  let state = stateNow()

  function stateNow(): Guidance {
    const todos = valueOf(today.read())?.items ?? null
    const stored = valueOf(projects.read())?.items ?? null
    const found = valueOf(sections.read())?.items ?? null
    const hasComing = valueOf(coming.read())
    return {
      facts: {
        plan: valueOf(plan.read()),
        // What is typed and not saved counts: nobody is asked for a text that they have written.
        projects: stored && withUnsavedWork(uid, stored, readDrafts(uid), () => null),
        candidates: valueOf(candidates.read()),
        hasSections: found && found.length > 0,
        today: todos,
        hasComing,
        hasTodos: (todos && todos.length > 0) || hasComing === true ? true : valueOf(anyTodo.read()),
      },
      status: all.some((source) => source.read().status === 'waiting') ? 'reading' : 'settled',
      unread: parts.flatMap(([part, sources]) =>
        sources.some((source) => source.read().status === 'failed') ? [part] : [],
      ),
    }
  }

  function changed() {
    if (listeners.size > 0) openWhatMatters()
    state = stateNow()
    listeners.tell()
  }

  /** The coming days matter once nothing is open today, and whether there is any todo once there is none today. */
  function openWhatMatters() {
    const todos = valueOf(today.read())?.items
    if (!todos) return
    const open = (source: Source<boolean>) => source.read().status === 'closed' && source.open()
    if (todos.every(({ completed }) => completed)) open(coming)
    if (todos.length === 0) open(anyTodo)
  }

  return {
    subscribe(listener) {
      const stop = listeners.subscribe(listener)
      if (listeners.size === 1) {
        stopDrafts = subscribeDrafts(changed)
        for (const source of always) source.open()
      }
      return () => {
        stop()
        if (listeners.size > 0) return
        stopDrafts?.()
        for (const source of all) source.close()
      }
    },
    read: () => state,
    retry() {
      for (const source of all) source.retry()
    },
  }
}
