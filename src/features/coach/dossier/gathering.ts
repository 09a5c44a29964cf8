import { followLessonProgress } from '@/data/learning'
import { memoryQuery } from '@/data/coach/memory'
import { planQuery } from '@/data/plan'
import { profileQuery } from '@/data/profile'
import { projectQuery, projectsQuery } from '@/data/projects'
import { followRecentCandidates } from '@/data/research/recent-candidates'
import { candidateQuery } from '@/data/research/research'
import { followOpenTodos, recentTodos } from '@/data/todo-lists'
import { follow, type Follow } from '@/data/sync/follow'
import type { Query } from '@/data/sync/query'
import { sourceOf, storeOf, type Store } from '@/data/sync/store'
import { weeksQuery } from '@/data/weeks'
import { lessonCounts } from '@/domain/learning/progress'
import type { CoachThing } from '@/domain/coach/dossier/coach-subject'
import type { DossierFacts } from '@/domain/coach/dossier/dossier-parts'
import { NO_WORK, type ThingWork } from '@/domain/coach/dossier/dossier-thing'

// The dossier's text and its queries load as one chunk.
export { dossierOf } from '@/domain/coach/dossier/dossier'

/** Limits of the dossier, and of its queries, because each document read is paid for. */
const PROJECTS = 5
const PRODUCTS = 8
const OPEN_TODOS = 60
const DONE_TODOS = 20

export interface Gathered {
  readonly facts: DossierFacts
  readonly work: ThingWork
  /** `closed`: nothing is read yet. `reading`: a source has not answered. */
  readonly status: 'closed' | 'reading' | 'settled'
  /** Some data is from this device's cache and may be stale. */
  readonly isFromCache: boolean
}

/** Data for the dossier, live while there is a listener. `thing`: the subject of the question. */
export function gatheringOf(uid: string, thing: CoachThing | null): Store<Gathered> {
  const ask = <T>(query: Query<T>, hasContent?: (value: T) => boolean) =>
    sourceOf(follow(uid, query), hasContent)
  return storeOf(
    {
      // In one document with the plan: two listeners, one read.
      memory: ask(memoryQuery(uid), ({ facts }) => facts.length > 0),
      plan: ask(planQuery(uid), ({ madeAt }) => madeAt !== ''),
      projects: ask(projectsQuery(uid, PROJECTS)),
      candidates: sourceOf(followRecentCandidates(uid, PRODUCTS)),
      open: sourceOf(followOpenTodos(uid, OPEN_TODOS)),
      ticked: ask(recentTodos(uid, 'done', DONE_TODOS)),
      weeks: ask(weeksQuery(uid, 1)),
      profile: ask(profileQuery(uid)),
      lessons: sourceOf(followLessonProgress(uid), ({ learning: { size } }) => size > 0),
      work: sourceOf(followWork(uid, thing), hasWork),
    },
    ({ memory, open, ticked, lessons, work, ...read }, { status, isFromCache }) => {
      // A repeating todo that was ticked may be open again and be in both lists.
      const isNew = ({ id }: { readonly id: string }) => !open?.some((known) => known.id === id)
      const facts: DossierFacts = {
        ...read,
        memory: memory && memory.facts,
        todos: open && ticked && [...open, ...ticked.filter(isNew)],
        lessons: lessons && lessonCounts(lessons.lessons, lessons.learning),
      }
      return { facts, work: work ?? NO_WORK, status, isFromCache }
    },
  )
}

/** The project or product of a question, which may be older than all gathered ones. */
function followWork(uid: string, thing: CoachThing | null): Follow<ThingWork> {
  if (thing?.part === 'project') {
    const { spec, read } = projectQuery(thing.project)
    return follow(uid, { spec, read: (docs) => ({ ...NO_WORK, project: read(docs) }) })
  }
  if (thing?.part === 'products') {
    const { spec, read } = candidateQuery({ id: thing.candidate.id, sectionId: thing.candidate.section })
    return follow(uid, { spec, read: (docs) => ({ ...NO_WORK, candidate: read(docs) }) })
  }
  return (onValue) => {
    onValue(NO_WORK, { isLive: true, since: null, hasMore: false })
    return () => undefined
  }
}

function hasWork({ project, candidate }: ThingWork): boolean {
  return project !== null || candidate !== null
}
