import type { Project } from '@/domain/projects/project'
import { addressText, type PlacedCandidate } from '@/domain/research/candidate-address'
import type { SalesTest } from '@/domain/sales-tests/sales-test'
import type { SharedSubject, SubjectCandidate } from './coach-subject'
import { withoutMoreOf, type DossierChoice, type DossierFacts } from './dossier-parts'
import { SHARES_NOTHING } from './sharing'

/** Documents of the subject, which may be older than the gathered ones. Null: none, or not read. */
export interface SubjectWork {
  readonly project: Project | null
  readonly candidate: PlacedCandidate | null
  /** Sales tests of the candidate. */
  readonly tests: readonly SalesTest[] | null
}

export const NO_WORK: SubjectWork = { project: null, candidate: null, tests: null }

export interface Shared {
  readonly facts: DossierFacts
  readonly choice: DossierChoice
}

/** Moves the subject to the first place in « Projet » or « Produits ». */
export function withSubjectFirst(
  facts: DossierFacts,
  subject: SharedSubject | null,
  work: SubjectWork,
): DossierFacts {
  if (!subject) return facts
  switch (subject.part) {
    case 'project':
      return { ...facts, projects: arranged(facts.projects, subject.project, work.project).first }
    case 'products':
      return {
        ...facts,
        candidates: arranged(facts.candidates, subject.candidate.id, work.candidate).first,
        ...(facts.tests && { tests: joinedTests(testsOf(subject.candidate, facts, work), facts.tests) }),
      }
    case 'tasks':
    case 'chart':
      return facts
  }
}

export function isSwitchedOn(choice: DossierChoice, subject: SharedSubject): boolean {
  return subject.part !== 'chart' && choice[subject.part]
}

/** The shared parts and the subject; a part that is off contains only the subject. With a chart, only its numbers are shared. */
export function sharedFacts(
  facts: DossierFacts,
  choice: DossierChoice,
  subject: SharedSubject | null,
  work: SubjectWork,
): Shared {
  if (subject?.part === 'chart') return { facts: { ...facts, chart: subject }, choice: SHARES_NOTHING }
  if (!subject || isSwitchedOn(choice, subject)) return { facts, choice }
  return {
    facts: {
      ...facts,
      ...factsOf(facts, subject, work),
      ...(facts.more && { more: withoutMoreOf(facts.more, subject.part) }),
    },
    choice: { ...choice, [subject.part]: true },
  }
}

function factsOf(
  facts: DossierFacts,
  subject: Exclude<SharedSubject, { part: 'chart' }>,
  work: SubjectWork,
): Partial<DossierFacts> {
  switch (subject.part) {
    case 'project':
      return { projects: arranged(facts.projects, subject.project, work.project).alone }
    case 'products':
      return {
        candidates: arranged(facts.candidates, subject.candidate.id, work.candidate).alone,
        ...(facts.tests && { tests: testsOf(subject.candidate, facts, work) }),
      }
    case 'tasks':
      return subject.todo === null
        ? { todos: [] }
        : { todos: facts.todos?.filter(({ text }) => text === subject.todo) ?? null, weeks: [] }
  }
}

/** Of one candidate, newest first. */
function testsOf(
  { id, section }: SubjectCandidate,
  { tests }: DossierFacts,
  work: SubjectWork,
): readonly SalesTest[] {
  const address = addressText({ id, sectionId: section })
  return joinedTests(work.tests ?? [], tests ?? []).filter(({ product }) => product === address)
}

function joinedTests(first: readonly SalesTest[], others: readonly SalesTest[]): readonly SalesTest[] {
  return [...first, ...others.filter(({ id }) => !first.some((known) => known.id === id))]
}

/** A list with the subject first, and the subject alone; null: not read. `watched`: the subject, if it may be older than the list. */
function arranged<T extends { readonly id: string }>(
  list: readonly T[] | null,
  id: string,
  watched: T | null,
) {
  const subject = watched?.id === id ? watched : list?.find((one) => one.id === id)
  return {
    first: list && subject ? [subject, ...list.filter((one) => one.id !== id)] : list,
    alone: subject ? [subject] : null,
  }
}
