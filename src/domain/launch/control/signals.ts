import type { ReadPage } from './read-page'
import { deliveryDelay } from './delivery-rules'
import { knownParties } from './parties'
import type { Passage } from './page-text'

/** What the assistant of a buyer looks for on a page. */
export const SIGNALS = [
  { id: 'who-sells', label: 'Qui vend' },
  { id: 'where', label: 'Où' },
  { id: 'contact', label: 'Comment vous joindre' },
  { id: 'delay', label: 'En combien de temps' },
  { id: 'returns', label: 'Comment renvoyer' },
  { id: 'price', label: 'À quel prix' },
  { id: 'proof', label: 'Avec quelle preuve' },
] as const

export type SignalId = (typeof SIGNALS)[number]['id']

export interface Signal {
  readonly id: SignalId
  readonly label: string
  /** Null: not found. */
  readonly passage: Passage | null
}

const PRICE = /(?<![\d.,])\d[\d .]{0,12}(?:[,.]\d{1,2})? ?(?:€|euros?\b)/
const RETURNS = /(?:retract|retour|renvo)\w*[^.!?\n]{0,80}/
const PROOF =
  /certificat\w*[^.!?\n]{0,60}|declarations? (?:ue )?de conformite|rapports? d'(?:essai|test)s?|avis[^.!?\n]{0,80}(?:achat|controle|collect)\w*|photos? (?:prises?|reelles?)[^.!?\n]{0,40}|videos?[^.!?\n]{0,40}|mesur\w+[^.!?\n]{0,40}/

export function signalsOf(page: ReadPage): readonly Signal[] {
  const { identity, address, phone, email } = knownParties(page).seller
  const places: Readonly<Record<SignalId, Passage | null>> = {
    'who-sells': identity,
    where: address,
    contact: phone ?? email,
    delay: deliveryDelay(page),
    returns: placeOf(page, RETURNS),
    price: placeOf(page, PRICE),
    proof: placeOf(page, PROOF),
  }
  return SIGNALS.map((signal) => ({ ...signal, passage: places[signal.id] }))
}

function placeOf({ folded }: ReadPage, pattern: RegExp): Passage | null {
  const match = pattern.exec(folded)
  return match && { from: match.index, to: match.index + match[0].length }
}
