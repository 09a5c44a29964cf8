import { readFields, readFlag } from '@/domain/base/read-field'
import { parseTone, type Tone } from './tone'
import { DOSSIER_PART_KEYS, type DossierChoice } from './dossier-parts'

export const SHARES_NOTHING = choiceOf(() => false)
export const SHARES_ALL = choiceOf(() => true)

/** What a person said of what the coach may see, and of how it speaks. */
export interface Sharing {
  /** The switches; null: never chosen. */
  readonly choice: DossierChoice | null
  /** How they like to be spoken to; null: they did not say. */
  readonly tone: Tone | null
}

export const NEVER_ASKED: Sharing = { choice: null, tone: null }

export function parseSharing(data: unknown): Sharing {
  const shares = readFields(readFields(data)?.['shares'])
  return { choice: shares && readChoice(shares), tone: parseTone(data) }
}

/** What is not plainly switched on is off. */
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
