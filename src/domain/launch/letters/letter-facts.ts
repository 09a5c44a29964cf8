import type { Basis } from '../basis'
import type { DeadlineRule } from '@/domain/base/time/deadline'

/** Typed fields of letters. A field means the same in all letters that have it: its text stays when another letter is chosen. */
export const LETTER_FIELDS = {
  recipient: 'Nom du destinataire',
  order: 'Numéro de commande',
  supplier: 'Nom du fournisseur',
  supplierOrder: 'Numéro de votre commande',
  product: 'Produit',
  amount: 'Montant',
  tracking: 'Numéro de suivi',
  solution: 'Solution proposée',
  answer: 'Votre réponse',
  quantity: 'Quantité',
  document: 'Document demandé',
  returnAddress: 'Adresse de retour',
  facts: 'Faits, dans l’ordre',
  sender: 'Votre nom',
} as const

export type LetterField = keyof typeof LETTER_FIELDS

/** Whole sentences, of one line or more: each is a paragraph of its own. */
export const LONG_FIELDS: readonly LetterField[] = ['answer', 'facts', 'solution', 'returnAddress']

/** The day is told while it can be kept. */
interface DatedLine {
  readonly inTime: string
  readonly late: string
}
export type LetterLine = string | DatedLine

interface LetterWords {
  readonly id: string
  readonly title: string
  readonly group: 'Aux clients' | 'Au fournisseur' | 'Au médiateur'
  /** Day that the deadline counts from; a key has one meaning, as a field does. */
  readonly from: { readonly key: string; readonly label: string }
  readonly rule: DeadlineRule
  /** Meaning of the deadline, before its date. */
  readonly deadline: string
  /** A day that the seller has announced counts in place of the rule. */
  readonly announced?: { readonly key: string; readonly label: string; readonly deadline: string }
  /** The day is the first one to write on, not the last. */
  readonly isStart?: true
  readonly fields: readonly LetterField[]
  readonly subject: string
  /** `{field}`, `{from}` and `{deadline}` are filled. */
  readonly body: readonly LetterLine[]
}

/** `page` null: our aim, no law. */
export type LetterFacts = LetterWords & (Basis | { readonly page: null; readonly law?: undefined })

export const SIGNED = ['Bien à vous,', '{sender}'] as const
