import { followLessonProgress } from '@/data/learning'
import { memoryQuery } from '@/data/coach/memory'
import { planQuery } from '@/data/plan'
import { profileQuery } from '@/data/profile'
import { projectQuery, projectsQuery } from '@/data/projects'
import { followRecentCandidates } from '@/data/research/recent-candidates'
import { candidateQuery } from '@/data/research/research'
import { followOpenTodos, recentTodos } from '@/data/todo-lists'
import type { Query } from '@/data/sync/query'
import { sourceOf, sourceOfQuery, valueOf, type Source } from '@/data/sync/source'
import { weeksQuery } from '@/data/weeks'
import { lessonCounts } from '@/domain/learning/progress'
import type { CoachThing } from '@/domain/coach/dossier/coach-subject'
import type { DossierFacts } from '@/domain/coach/dossier/dossier-parts'
import { NO_WORK, type ThingWork } from '@/domain/coach/dossier/dossier-thing'

/** Limits of the dossier, and of its queries, because each document read is paid for. */
const PROJECTS = 5
const PRODUCTS = 8
const OPEN_TODOS = 60
const DONE_TODOS = 20

export interface Gathered {
  readonly facts: DossierFacts
  readonly work: ThingWork
  /** `reading`: a source has not answered. */
  readonly status: 'closed' | 'reading' | 'settled'
  /** Some data is from this device's cache and may be stale. */
  readonly isFromCache: boolean
}

export interface Gathering {
  read: () => Gathered
  /** `thing`: the subject of the question. */
  open: (thing: CoachThing | null) => void
  close: () => void
  retry: () => void
}

/** Data for the dossier, live from its first use until the coach is closed. */
export function gatheringOf(uid: string, onChange: () => void): Gathering {
  const isSome = ({ length }: { readonly length: number }) => length > 0
  const projects = sourceOfQuery(uid, projectsQuery(uid, PROJECTS), isSome, onChange)
  const candidates = sourceOf(followRecentCandidates(uid, PRODUCTS), isSome, onChange)
  const open = sourceOf(followOpenTodos(uid, OPEN_TODOS), isSome, onChange)
  const ticked = sourceOfQuery(uid, recentTodos(uid, { completed: true, size: DONE_TODOS }), isSome, onChange)
  const profile = sourceOfQuery(uid, profileQuery(uid), (value) => value !== null, onChange)
  // In one document with the plan: two listeners, one read.
  const memory = sourceOfQuery(uid, memoryQuery(uid), ({ facts }) => facts.length > 0, onChange)
  const plan = sourceOfQuery(uid, planQuery(uid), ({ madeAt }) => madeAt !== '', onChange)
  const weeks = sourceOfQuery(uid, weeksQuery(uid, 1), isSome, onChange)
  const learning = sourceOf(followLessonProgress(uid), ({ learning: { size } }) => size > 0, onChange)
  const always = [memory, plan, projects, candidates, open, ticked, weeks, profile, learning]
  let subject: { readonly key: string; readonly work: Source<ThingWork> | null } | null = null
  const all = () => [...always, ...(subject?.work ? [subject.work] : [])]

  /** Watches this thing instead of the previous one. */
  function openSubject(thing: CoachThing | null) {
    const key = JSON.stringify(thing)
    if (key === subject?.key) return
    subject?.work?.close()
    const query = workQuery(thing)
    subject = { key, work: query && sourceOfQuery(uid, query, hasWork, onChange) }
  }

  function todos() {
    const [some, others] = [valueOf(open.read()), valueOf(ticked.read())]
    // A repeating todo that was ticked may be open again and be in both lists.
    const isNew = ({ id }: { readonly id: string }) => !some?.some((known) => known.id === id)
    return some && others && [...some, ...others.filter(isNew)]
  }

  return {
    read() {
      const reads = all().map((source) => source.read())
      const lessons = valueOf(learning.read())
      return {
        facts: {
          memory: valueOf(memory.read())?.facts ?? null,
          plan: valueOf(plan.read()),
          projects: valueOf(projects.read()),
          candidates: valueOf(candidates.read()),
          todos: todos(),
          weeks: valueOf(weeks.read()),
          profile: valueOf(profile.read()),
          lessons: lessons && lessonCounts(lessons.lessons, lessons.learning),
        },
        work: (subject?.work && valueOf(subject.work.read())) ?? NO_WORK,
        status: statusOf(reads),
        isFromCache: reads.some((read) => read.status === 'ready' && !read.isLive),
      }
    },
    open(thing) {
      openSubject(thing)
      all().forEach((source) => source.open())
    },
    close: () => all().forEach((source) => source.close()),
    retry: () => all().forEach((source) => source.retry()),
  }
}

/** The project or product of a question, which may be older than all gathered ones. Null: nothing else to read. */
function workQuery(thing: CoachThing | null): Query<ThingWork> | null {
  if (thing?.part === 'project') {
    const { spec, read } = projectQuery(thing.project)
    return { spec, read: (docs) => ({ ...NO_WORK, project: read(docs) }) }
  }
  if (thing?.part === 'products') {
    const { spec, read } = candidateQuery({ id: thing.candidate.id, sectionId: thing.candidate.section })
    return { spec, read: (docs) => ({ ...NO_WORK, candidate: read(docs) }) }
  }
  return null
}

function hasWork({ project, candidate }: ThingWork): boolean {
  return project !== null || candidate !== null
}

function statusOf(reads: readonly { readonly status: string }[]): Gathered['status'] {
  if (reads.every(({ status }) => status === 'closed')) return 'closed'
  // A closed source among open ones is about to be opened.
  return reads.some(({ status }) => status === 'closed' || status === 'waiting') ? 'reading' : 'settled'
}
