import { counted } from '@/domain/base/text/french-count'
import { isBlank } from '@/domain/base/text/visible-text'
import { itemIn, itemPlace } from '@/domain/projects/text/item-text'
import type { ProjectContent } from '@/domain/projects/parts'
import { CRITERIA, type Candidate } from '@/domain/research/candidate'
import type { Exercise } from './lesson'

const LESSON_KEYS = ['salePriceCents', 'costCents', 'shippingCents', 'adsCents'] as const

type Judged = Pick<Candidate, 'verdicts' | 'figures' | 'note'>

export interface Work {
  readonly projects: readonly ProjectContent[]
  readonly candidates: readonly Judged[]
}

export function isAnswered(project: ProjectContent, place: string): boolean {
  return !isBlank(itemIn(project, place)?.content ?? '')
}

export function isReady(
  exercise: Extract<Exercise, { kind: 'figures' | 'judge' }>,
  { figures, verdicts, note }: Judged,
): boolean {
  if (exercise.kind === 'figures') return LESSON_KEYS.every((key) => figures[key] !== null)
  if (exercise.criterion) return verdicts[exercise.criterion] !== null && !isBlank(note)
  return CRITERIA.every(({ key }) => verdicts[key] !== null)
}

/** End of « Il manque encore … ». Null: the exercise is finished. Todos are always missing: adding them ends the lesson. */
export function missingOf(exercise: Exercise, { projects, candidates }: Work): string | null {
  switch (exercise.kind) {
    case 'todos':
      return counted(exercise.texts.length, 'tâche')
    case 'items': {
      const gaps = projects.map((project) =>
        exercise.items.filter(({ place }) => !isAnswered(project, place)),
      )
      const nearest = gaps.toSorted((a, b) => a.length - b.length)[0] ?? exercise.items
      const names = nearest.map(({ place }) => `«\u00a0${itemPlace(place)?.title ?? ''}\u00a0»`)
      return names.length === 0 ? null : `${names.join(' et ')} dans votre projet`
    }
    case 'figures': {
      const missing = exercise.candidates - candidates.filter((each) => isReady(exercise, each)).length
      if (missing <= 0) return null
      return `les quatre montants ${missing === 1 ? 'd’un produit' : `de ${counted(missing, 'produit')}`}`
    }
    case 'judge': {
      if (candidates.some((each) => isReady(exercise, each))) return null
      return exercise.criterion
        ? 'votre réponse à ce critère, et une note qui dit ce que vous avez vu'
        : 'vos réponses aux huit critères d’un produit'
    }
  }
}
