import { lessonProgress, type LessonProgress } from '@/data/learning'
import { memoryQuery } from '@/data/coach/memory'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import type { Profile } from '@/domain/account/profile'
import type { Memory } from '@/domain/coach/facts/facts'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import { planQuery } from '@/data/stored-plan'
import { profileQuery } from '@/data/profile'
import { launchStandingsQuery } from '@/data/launch-standings'
import { projectQuery, projectsQuery, type LiveProject } from '@/data/project-lists'
import { recentCandidates } from '@/data/research/recent-candidates'
import { candidateQuery, candidatesAt } from '@/data/research/candidate-lists'
import { sectionsQuery, type LiveSection } from '@/data/research/section-lists'
import { salesTestsOf, salesTestsQuery, type LiveSalesTest } from '@/data/sales-test-lists'
import { openTodos, todosDone, type LiveTodo } from '@/data/todo-lists'
import { summaryOf, valuesOf, type Asking, type Lives, type Table } from '@/data/sync/live'
import { weeksQuery, type LiveWeek } from '@/data/weeks'
import type { LaunchStanding } from '@/domain/launch/standing'
import { lessonCounts } from '@/domain/learning/progress'
import type { SharedSubject } from '@/domain/coach/dossier/coach-subject'
import { PRODUCTS, type DossierFacts, type LongList } from '@/domain/coach/dossier/dossier-parts'
import type { SubjectWork } from '@/domain/coach/dossier/dossier-subject'
import { localDateOf, mondayOf, sevenDaysFrom } from '@/domain/base/time/local-date'
import { addressText } from '@/domain/research/candidate-address'
import { missingProducts } from '@/domain/sales-tests/followed-gain'

// The dossier's text and its queries load as one chunk.
export { dossierOf } from '@/domain/coach/dossier/dossier'

/**
 * Limits of the dossier, and of its queries, because each document read is paid for. Each query asks for one more, which is not written: the
 * notes say that there is more.
 */
const LIMITS = { projects: 5, products: PRODUCTS, tables: 2, tests: 6, openTodos: 60, doneTodos: 20 } as const

export interface Gathered {
  readonly facts: DossierFacts
  readonly work: SubjectWork
  /** `closed`: nothing is read yet. `reading`: a query has no answer yet. */
  readonly status: 'closed' | 'reading' | 'settled'
  /** Some data is from this device's cache and may be stale. */
  readonly isFromCache: boolean
}

/** A product of a test, of which the gain is computed, by its address. */
type Tested = Readonly<Record<`tested ${string}`, LiveCandidate | null>>

interface DossierRead extends Tested {
  readonly memory: Memory
  readonly plan: StoredPlan
  readonly projects: readonly LiveProject[]
  readonly launches: readonly LaunchStanding[]
  readonly candidates: readonly LiveCandidate[]
  readonly sections: readonly LiveSection[]
  readonly tests: readonly LiveSalesTest[]
  readonly open: readonly LiveTodo[]
  readonly ticked: readonly LiveTodo[]
  readonly weeks: readonly LiveWeek[]
  readonly profile: Profile | null
  readonly lessons: LessonProgress
  readonly project: LiveProject | null
  readonly candidate: LiveCandidate | null
  readonly candidateTests: readonly LiveSalesTest[]
}

/** The readings behind the dossier. `subject`: the subject of the question, which may be older than all that is gathered. */
export function dossierQueries(uid: string, subject: SharedSubject | null): Asking<DossierRead> {
  return ({ tests, candidates }) => ({
    // In one document with the plan: two listeners, one read.
    memory: memoryQuery(uid),
    plan: planQuery(uid),
    projects: projectsQuery(uid, LIMITS.projects + 1),
    // The same query; it is sent once.
    launches: launchStandingsQuery(uid, LIMITS.projects + 1),
    candidates: recentCandidates(uid, LIMITS.products + 1, { tables: LIMITS.tables }),
    sections: sectionsQuery(uid, LIMITS.tables + 1),
    tests: salesTestsQuery(uid, LIMITS.tests + 1),
    open: openTodos(uid, LIMITS.openTodos + 1),
    ticked: todosDone(uid, sevenDaysFrom(mondayOf(localDateOf(new Date()))), LIMITS.doneTodos + 1),
    weeks: weeksQuery(uid, 1),
    profile: profileQuery(uid),
    lessons: lessonProgress(uid),
    project: subject?.part === 'project' && projectQuery(subject.project),
    candidate:
      subject?.part === 'products' &&
      candidateQuery({ id: subject.candidate.id, sectionId: subject.candidate.section }),
    candidateTests:
      subject?.part === 'products' &&
      salesTestsOf(uid, addressText({ id: subject.candidate.id, sectionId: subject.candidate.section })),
    ...(tests && candidates && testedQueries(tests.slice(0, LIMITS.tests), candidates)),
  })
}

/** One by one: a product that was deleted with its table is refused. */
function testedQueries(tests: readonly LiveSalesTest[], candidates: readonly LiveCandidate[]): Table<Tested> {
  const missing = missingProducts(tests, candidates, localDateOf(new Date()))
  return Object.fromEntries(candidatesAt(missing).map(([product, query]) => [`tested ${product}`, query]))
}

function testedOf(read: Partial<Tested>): readonly LiveCandidate[] {
  const names = Object.keys(read).filter((name): name is keyof Tested => name.startsWith('tested '))
  return names.flatMap((name) => read[name] ?? [])
}

export function gatheredOf(lives: Lives<DossierRead>): Gathered {
  const { memory, project, candidate, candidateTests, lessons, ...read } = valuesOf(lives)
  const { status, isFromCache } = summaryOf(lives)
  const more: LongList[] = []
  function limited<T>(list: LongList, all: readonly T[] | undefined): readonly T[] | null {
    if (!all) return null
    if (all.length > LIMITS[list]) more.push(list)
    return all.slice(0, LIMITS[list])
  }
  const open = limited('openTodos', read.open)
  const ticked = limited('doneTodos', read.ticked)
  limited('tables', read.sections)
  // A repeating todo that was ticked may be open again and be in both lists.
  const isNew = ({ id }: { readonly id: string }) => !open?.some((known) => known.id === id)
  const facts: DossierFacts = {
    plan: read.plan ?? null,
    projects: limited('projects', read.projects),
    launches: read.launches ?? null,
    candidates: limited('products', read.candidates),
    tests: limited('tests', read.tests),
    tested: testedOf(read),
    weeks: read.weeks ?? null,
    profile: read.profile ?? null,
    memory: memory ? memory.facts : null,
    todos: open && ticked ? [...open, ...ticked.filter(isNew)] : null,
    lessons: lessons ? lessonCounts(lessons.lessons, lessons.learning) : null,
    more,
  }
  const work = { project: project ?? null, candidate: candidate ?? null, tests: candidateTests ?? null }
  return { facts, work, status, isFromCache }
}
