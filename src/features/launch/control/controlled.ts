import type { LaunchedProject } from '@/data/launch'
import type { LocalDate } from '@/domain/base/time/local-date'
import type { ControlResult } from '@/domain/launch/control-result'
import type { PageContext, PageDocument } from '@/domain/launch/control/context'

/** What is controlled, until the screen is left. Stored: the number of faults of the project's own page alone; nothing is sent. */
export interface Controlled {
  readonly text: string
  readonly documents: readonly PageDocument[]
  /** « Contrôler » was pressed. */
  readonly isAsked: boolean
  /** Null: a page of another shop, or nobody said whose it is. */
  readonly own: OwnPage | null
}

/** The project's kit, or a text that the person said to be its page: the number of its faults counts for the project. */
export interface OwnPage {
  readonly text: string
  /** Result of the project before; it counts again when the page is said to be another's. */
  readonly before: ControlResult | null
}

export const NOTHING_CONTROLLED: Controlled = { text: '', documents: [], isAsked: false, own: null }

/** The own page after a change of the field. A text that has less than half of its sentences is another page: whose it is has to be said again. */
export function ownAfter(own: OwnPage | null, text: string): OwnPage | null {
  if (!own) return null
  const left = new Set(sentencesOf(text))
  const before = sentencesOf(own.text)
  const isEdited = before.filter((sentence) => left.has(sentence)).length * 2 >= before.length
  return isEdited ? { ...own, text } : null
}

function sentencesOf(text: string): readonly string[] {
  return text
    .split(/[.!?\n]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

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
  { documents, own }: Pick<Controlled, 'documents' | 'own'>,
  today: LocalDate,
): PageContext {
  const { category, importer, shipsFrom, selling } = launch.answers
  const isImported = shipsFrom === 'outside' || importer === 'me' || importer === 'other'
  return {
    today,
    documents,
    // The noted prices are no proof of another shop's. A price that was typed before any sale was never practised.
    ...(own && { priceHistory: selling === 'yes' ? launch.prices : [] }),
    ...(category && { category }),
    ...(isImported && { origin: 'outside' }),
  }
}
