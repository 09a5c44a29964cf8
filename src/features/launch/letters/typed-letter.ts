import type { LetterTexts } from '@/domain/launch/letters/letter'
import type { LetterEvent, LetterId } from '@/domain/launch/letters/letter-rows'

/** A letter under way, until the screen is left. */
export interface TypedLetter {
  readonly id: LetterId
  readonly texts: LetterTexts
  /** Days that deadlines count from; '': none. */
  readonly days: Readonly<Partial<Record<LetterEvent, string>>>
}

export const NO_LETTER: TypedLetter = { id: 'late-parcel', texts: {}, days: {} }
