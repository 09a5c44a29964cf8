import { parseJson, readFields, readOneOf, readText } from '@/domain/base/read-field'
import { LETTER_FIELDS, type LetterField } from './letter-facts'
import type { LetterDays, LetterTexts } from './letter'
import { LETTER_EVENTS, LETTER_ROWS, type LetterEvent, type LetterId } from './letter-rows'

/** A letter under way: the chosen one, and what was typed for all of them. */
export interface TypedLetter {
  readonly id: LetterId
  readonly texts: LetterTexts
  /** Days that deadlines count from; '': none. */
  readonly days: LetterDays
}

export const NO_LETTER: TypedLetter = { id: 'late-parcel', texts: {}, days: {} }

/** What the device has of a letter. Anything else is no letter. */
export function parseTypedLetter(text: string): TypedLetter {
  const fields = readFields(parseJson(text))
  if (!fields) return NO_LETTER
  return {
    id: readOneOf(
      fields['id'],
      LETTER_ROWS.map(({ id }) => id),
      NO_LETTER.id,
    ),
    texts: textsOf(fields['texts'], Object.keys(LETTER_FIELDS) as LetterField[]),
    days: textsOf<LetterEvent>(fields['days'], LETTER_EVENTS),
  }
}

function textsOf<Key extends string>(
  stored: unknown,
  keys: readonly Key[],
): Partial<Readonly<Record<Key, string>>> {
  const fields = readFields(stored) ?? {}
  const found = keys.filter((key) => typeof fields[key] === 'string')
  return Object.fromEntries(found.map((key) => [key, readText(fields[key])])) as Partial<Record<Key, string>>
}

/** A chosen letter without a typed text or day is nothing to keep. */
export function isTyped({ texts, days }: TypedLetter): boolean {
  return [...Object.values(texts), ...Object.values(days)].some((text) => text !== '')
}
