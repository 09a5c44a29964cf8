import { readFields, readList } from '@/domain/base/read-field'

/** What the rules say of an answer, stored beside it; the answer itself is not changed. */
export interface Doubts {
  /** Amounts, shares and terms that no given text has: « 32 € ». */
  readonly figures?: readonly string[]
  /** Addresses of nobody. */
  readonly addresses?: readonly string[]
  /** The answer says that it saved something, and proposes nothing. */
  readonly saved?: true
  /** The answer says « vous » to the person. */
  readonly vous?: true
}

export type DoubtKind = keyof Doubts
export const DOUBT_KINDS: readonly DoubtKind[] = ['figures', 'addresses', 'saved', 'vous']

export function parseDoubts(data: unknown): Doubts | null {
  const fields = readFields(data)
  if (!fields) return null
  const figures = texts(fields['figures'])
  const addresses = texts(fields['addresses'])
  const doubts = {
    ...(figures.length > 0 && { figures }),
    ...(addresses.length > 0 && { addresses }),
    ...(fields['saved'] === true && { saved: true as const }),
    ...(fields['vous'] === true && { vous: true as const }),
  }
  return Object.keys(doubts).length === 0 ? null : doubts
}

function texts(stored: unknown): readonly string[] {
  return readList(stored).filter((text) => typeof text === 'string' && text !== '') as readonly string[]
}

const list = new Intl.ListFormat('fr')

/** The sentences of the line under an answer, the most important first. */
export function doubtWords({ figures = [], addresses = [], saved, vous }: Doubts): readonly string[] {
  return [
    ...(saved ? ['Rien n’a été enregistré, quoi qu’en dise cette réponse.'] : []),
    ...(addresses.length > 0
      ? [
          `${addresses.length === 1 ? 'Cette adresse ne vient' : 'Ces adresses ne viennent'} ni de toi ni de nous\u00a0: ${list.format(addresses)}`,
        ]
      : []),
    ...(figures.length > 0
      ? [
          `${figures.length === 1 ? 'Ce chiffre ne vient' : 'Ces chiffres ne viennent'} pas de tes notes\u00a0: ${list.format(figures)}`,
        ]
      : []),
    ...(vous ? ['Le «\u00a0vous\u00a0» de cette réponse, c’est toi.'] : []),
  ]
}
