import type { LetterTexts } from '@/domain/launch/letters/letter'
import type { LetterId } from '@/domain/launch/letters/letter-rows'

/** A letter under way, until the screen is left. */
export interface TypedLetter {
  readonly id: LetterId
  readonly texts: LetterTexts
  /** The day that the deadline counts from; '': none. */
  readonly from: string
}

export const NO_LETTER: TypedLetter = { id: 'late-parcel', texts: {}, from: '' }
