import type { DossierFacts } from '@/domain/coach/dossier-parts'
import type { Project } from '@/domain/projects/project'
import type { Candidate } from '@/domain/research/candidate'
import type { OwnChoice } from './own-choices'

export type Chosen = Pick<OwnChoice, 'project' | 'candidate'>

/** What was found of it; null: nothing, or nothing yet. */
export interface Work {
  readonly project: Project | null
  readonly candidate: Candidate | null
}

export const NO_WORK: Work = { project: null, candidate: null }

/** With what the conversation is about in front, where « Projet en cours » and the first product stand. */
export function withChosen(facts: DossierFacts, { project, candidate }: Chosen, work: Work): DossierFacts {
  return {
    ...facts,
    projects: inFront(facts.projects, project, work.project),
    candidates: inFront(facts.candidates, candidate?.id ?? null, work.candidate),
  }
}

function inFront<T extends { readonly id: string }>(
  list: readonly T[] | null,
  id: string | null,
  watched: T | null,
): readonly T[] | null {
  if (!list) return null
  const chosen = watched?.id === id ? watched : list.find((one) => one.id === id)
  return chosen ? [chosen, ...list.filter((one) => one.id !== chosen.id)] : list
}
