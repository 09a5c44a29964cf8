import { readFields, readFlag } from '@/domain/base/read-field'
import { parseTone, type Tone } from './tone'
import { DOSSIER_PART_KEYS, type DossierChoice } from './dossier-parts'

export const SHARES_NOTHING = choiceOf(() => false)
export const SHARES_ALL = choiceOf(() => true)

export interface Sharing {
  /** The switches. Null: never chosen. */
  readonly choice: DossierChoice | null
  /** Null: never chosen. */
  readonly tone: Tone | null
}

export const NEVER_ASKED: Sharing = { choice: null, tone: null }

export function parseSharing(data: unknown): Sharing {
  const shares = readFields(readFields(data)?.['shares'])
  return { choice: shares && readChoice(shares), tone: parseTone(data) }
}

/** A part is off unless its value is `true`. */
function readChoice(data: unknown): DossierChoice {
  const fields = readFields(data)
  return choiceOf((key) => readFlag(fields?.[key]))
}

export function isSameChoice(some: DossierChoice, other: DossierChoice): boolean {
  return DOSSIER_PART_KEYS.every((key) => some[key] === other[key])
}

export function sharesAnything(choice: DossierChoice): boolean {
  return DOSSIER_PART_KEYS.some((key) => choice[key])
}

function choiceOf(isOn: (key: keyof DossierChoice) => boolean): DossierChoice {
  return Object.fromEntries(DOSSIER_PART_KEYS.map((key) => [key, isOn(key)])) as DossierChoice
}
