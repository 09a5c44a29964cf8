import { offerUndo } from './offer-undo'
import { abandon } from '@/data/sync/current'

/** « Abandonner », of refused entries or of a draft, with its undo: what was refused is then tried again. */
export function giveUp(uid: string, numbers: readonly number[], isDraft = false): void {
  const undo = abandon(uid, numbers)
  offerUndo(isDraft ? 'Brouillon abandonné' : numbers.length === 1 ? ONE : MANY, undo)
}

/** Typed text of the device, without an entry. */
export const TEXT_GIVEN_UP = 'Texte abandonné'

const ONE = 'Changement abandonné'
const MANY = 'Changements abandonnés'
