import { counted } from '@/domain/base/text/french-count'
import { isBlank } from '@/domain/base/text/visible-text'
import { itemIn, itemPlace } from '@/domain/projects/text/item-text'
import type { ProjectContent } from '@/domain/projects/parts'
import type { ProjectItemPlace } from '@/domain/projects/project-sections'
import { CRITERIA, type Candidate } from '@/domain/research/candidate'
import type { Exercise } from './lesson'

const LESSON_KEYS = ['salePriceCents', 'costCents', 'shippingCents', 'adsCents'] as const

type Judged = Pick<Candidate, 'verdicts' | 'figures' | 'note'>

export interface Work<P extends ProjectContent, C extends Judged> {
  readonly projects: readonly P[]
  readonly candidates: readonly C[]
}

function isAnswered(project: ProjectContent, place: ProjectItemPlace): boolean {
  return !isBlank(itemIn(project, place)?.content ?? '')
}

function isReady(
  exercise: Extract<Exercise, { kind: 'figures' | 'judge' }>,
  { figures, verdicts, note }: Judged,
): boolean {
  if (exercise.kind === 'figures') return LESSON_KEYS.every((key) => figures[key] !== null)
  if (exercise.criterion) return verdicts[exercise.criterion] !== null && !isBlank(note)
  return CRITERIA.every(({ key }) => verdicts[key] !== null)
}

/** What of an exercise is in the person's work, and what its link opens: the sentence and the link are about the same work. */
export interface Trace<P, C> {
  /** End of « Il manque encore … ». Null: the exercise is finished. */
  readonly missing: string | null
  /** Of an exercise in a project: the one that lacks the least; null: there is none. */
  readonly project: P | null
  /** The first unwritten item of that project; of a finished one the first. */
  readonly item: ProjectItemPlace | null
  /** Of an exercise with products: the first unfinished one, of a finished exercise a finished one; null: one has to be added. */
  readonly candidate: C | null
}

/** Todos are always missing: adding them ends the lesson. */
export function traceOf<P extends ProjectContent, C extends Judged>(
  exercise: Exercise,
  { projects, candidates }: Work<P, C>,
): Trace<P, C> {
  const nothing = { project: null, item: null, candidate: null }
  switch (exercise.kind) {
    case 'todos':
      return { ...nothing, missing: counted(exercise.texts.length, 'tâche') }
    case 'items': {
      const places = exercise.items.map(({ place }) => place)
      const [nearest] = projects
        .map((project) => ({ project, open: places.filter((place) => !isAnswered(project, place)) }))
        .toSorted((a, b) => a.open.length - b.open.length)
      const open = nearest?.open ?? places
      const names = open.map((place) => `«\u00a0${itemPlace(place)?.title ?? ''}\u00a0»`)
      return {
        ...nothing,
        missing: names.length === 0 ? null : `${names.join(' et ')} dans votre projet`,
        project: nearest?.project ?? null,
        item: open[0] ?? places[0] ?? null,
      }
    }
    case 'figures': {
      const ready = candidates.filter((each) => isReady(exercise, each))
      const missing = exercise.candidates - ready.length
      if (missing <= 0) return { ...nothing, missing: null, candidate: ready[0] ?? null }
      return {
        ...nothing,
        missing: `les quatre montants ${missing === 1 ? 'd’un produit' : `de ${counted(missing, 'produit')}`}`,
        candidate:
          candidates.length < exercise.candidates
            ? null
            : (candidates.find((each) => !isReady(exercise, each)) ?? null),
      }
    }
    case 'judge': {
      const ready = candidates.find((each) => isReady(exercise, each))
      if (ready) return { ...nothing, missing: null, candidate: ready }
      const missing = exercise.criterion
        ? 'votre réponse à ce critère, et une note qui dit ce que vous avez vu'
        : 'vos réponses aux huit critères d’un produit'
      return { ...nothing, missing, candidate: candidates[0] ?? null }
    }
  }
}
