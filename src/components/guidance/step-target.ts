import { projectItemId } from '@/domain/projects/project-sections'
import { addressText } from '@/domain/research/candidate-address'
import type { Step } from '@/domain/guidance/next-steps'
import { launchPart, type LaunchStanding } from '@/domain/launch/standing'
import { paths, type EditorState, type ResearchArrival } from '@/lib/paths'

interface StepTarget {
  readonly path: string
  readonly state?: EditorState | ResearchArrival
  readonly label: string
}

/** Link target of a step; null: done in place. */
export function stepTarget(step: Step): StepTarget | null {
  switch (step.kind) {
    case 'plan':
      return { path: paths.plan, label: 'Répondre' }
    case 'leftover':
      return { path: paths.todos, label: 'Voir ces tâches' }
    case 'review':
      return { path: paths.weeks, label: 'Faire le bilan' }
    case 'link':
      return { path: paths.research, label: 'Ajouter un lien' }
    case 'judge':
      return { path: paths.product(addressText(step.candidate)), label: 'Évaluer ce produit' }
    case 'statement':
      return {
        path: paths.product(addressText(step.candidate), 'argent'),
        label: step.restCents === null ? 'Calculer' : 'Revoir le prix',
      }
    case 'launch':
      return { path: paths.product(addressText(step.candidate), 'test'), label: 'Lancer le test' }
    case 'note':
      return { path: paths.product(step.test.product, 'test'), label: 'Noter les chiffres' }
    case 'decide':
      return { path: paths.product(step.test.product, 'test'), label: 'Voir le verdict' }
    case 'project':
      return { ...toCandidate(step), label: 'Créer le projet' }
    case 'item': {
      const item = projectItemId(step.section, step.index)
      return { path: paths.projects, state: { project: step.project.id, item }, label: 'Écrire la réponse' }
    }
    case 'prepare':
      return { path: launchPath(step.launch), label: 'Ouvrir la mise en vente' }
    case 'day':
      return { path: paths.todosOf(step.day), label: 'Ajouter une tâche' }
    case 'lesson':
      return { path: paths.lesson(step.lesson.id), label: 'Ouvrir la leçon' }
    case 'todo':
    case 'coming':
    case 'coach':
      return null
  }
}

const LACKING_PART = {
  questions: 'obligations',
  duties: 'obligations',
  texts: 'fiche',
  faults: 'controle',
  page: 'controle',
} as const

/** The part of « Mise en vente » that lacks something. */
export function launchPath(launch: LaunchStanding): string {
  return paths.launchOf(launch.project.id, LACKING_PART[launchPart(launch)])
}

function toCandidate({ kind, candidate }: Extract<Step, { kind: 'project' }>) {
  return { path: paths.research, state: { candidate: addressText(candidate), todo: kind } } as const
}
