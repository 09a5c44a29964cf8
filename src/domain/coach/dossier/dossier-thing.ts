import type { Project } from '@/domain/projects/project'
import type { PlacedCandidate } from '@/domain/research/candidate-address'
import type { CoachThing } from './coach-subject'
import type { DossierChoice, DossierFacts } from './dossier-parts'
import { SHARES_NOTHING } from './sharing'

/** Documents of the subject, which may be older than the gathered ones. Null: none, or not read. */
export interface ThingWork {
  readonly project: Project | null
  readonly candidate: PlacedCandidate | null
}

export const NO_WORK: ThingWork = { project: null, candidate: null }

export interface Seen {
  readonly facts: DossierFacts
  readonly choice: DossierChoice
}

/** Moves the subject to the first place in « Projet » or « Produits ». */
export function withThingFirst(facts: DossierFacts, thing: CoachThing | null, work: ThingWork): DossierFacts {
  if (!thing) return facts
  switch (thing.part) {
    case 'project':
      return { ...facts, projects: arranged(facts.projects, thing.project, work.project).first }
    case 'products':
      return { ...facts, candidates: arranged(facts.candidates, thing.candidate.id, work.candidate).first }
    case 'tasks':
    case 'chart':
      return facts
  }
}

export function isSwitchedOn(choice: DossierChoice, thing: CoachThing): boolean {
  return thing.part !== 'chart' && choice[thing.part]
}

/** The shared parts and the subject; a part that is off contains only the subject. With a chart, only its numbers are shared. */
export function seenWith(
  facts: DossierFacts,
  choice: DossierChoice,
  thing: CoachThing | null,
  work: ThingWork,
): Seen {
  if (thing?.part === 'chart') return { facts: { ...facts, chart: thing }, choice: SHARES_NOTHING }
  if (!thing || isSwitchedOn(choice, thing)) return { facts, choice }
  return {
    facts: { ...facts, ...factsOf(facts, thing, work) },
    choice: { ...choice, [thing.part]: true },
  }
}

function factsOf(
  facts: DossierFacts,
  thing: Exclude<CoachThing, { part: 'chart' }>,
  work: ThingWork,
): Partial<DossierFacts> {
  switch (thing.part) {
    case 'project':
      return { projects: arranged(facts.projects, thing.project, work.project).alone }
    case 'products':
      return { candidates: arranged(facts.candidates, thing.candidate.id, work.candidate).alone }
    case 'tasks':
      return thing.todo === null
        ? { todos: [] }
        : { todos: facts.todos?.filter(({ text }) => text === thing.todo) ?? null, weeks: [] }
  }
}

/** A list with the thing first, and the thing alone; null: not read. `watched`: the thing, if it may be older than the list. */
function arranged<T extends { readonly id: string }>(
  list: readonly T[] | null,
  id: string,
  watched: T | null,
) {
  const thing = watched?.id === id ? watched : list?.find((one) => one.id === id)
  return {
    first: list && thing ? [thing, ...list.filter((one) => one.id !== id)] : list,
    alone: thing ? [thing] : null,
  }
}
