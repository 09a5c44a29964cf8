import type { LaunchedProject } from '@/data/launch'
import type { LocalDate } from '@/domain/base/time/local-date'
import type { PageContext, PageDocument } from '@/domain/launch/control/context'

/** What is controlled, until the screen is left: of it the number of faults alone is stored, and nothing is sent. */
export interface Controlled {
  readonly text: string
  readonly documents: readonly PageDocument[]
  /** « Contrôler » was pressed. */
  readonly isAsked: boolean
}

export const NOTHING_CONTROLLED: Controlled = { text: '', documents: [], isAsked: false }

export const DOCUMENTS = [
  { value: 'ce', label: 'Déclaration de conformité CE' },
  { value: 'certificate', label: 'Certificat ou rapport d’essai' },
  { value: 'green-label', label: 'Label ou étude écologique' },
  { value: 'reviews', label: 'Avis de vrais acheteurs' },
  { value: 'origin', label: 'Preuve de l’origine' },
] as const satisfies readonly { value: PageDocument; label: string }[]

/** What the text cannot say and the project knows. */
export function contextOf(
  { launch }: Pick<LaunchedProject, 'launch'>,
  documents: readonly PageDocument[],
  today: LocalDate,
): PageContext {
  const { category, importer, shipsFrom, selling } = launch.answers
  const isImported = shipsFrom === 'outside' || importer === 'me' || importer === 'other'
  return {
    today,
    documents,
    // A price that was typed before any sale was never practised.
    priceHistory: selling === 'yes' ? launch.prices : [],
    ...(category && { category }),
    ...(isImported && { origin: 'outside' }),
  }
}
