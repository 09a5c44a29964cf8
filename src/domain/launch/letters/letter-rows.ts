import { BUYER_LETTERS } from './buyer-letters'
import type { LetterFacts } from './letter-facts'
import { OTHER_LETTERS } from './other-letters'

/** The twelve letters. */
export const LETTER_ROWS = [...BUYER_LETTERS, ...OTHER_LETTERS] as const

type Row = (typeof LETTER_ROWS)[number]
export type LetterId = Row['id']
/** Keys of the days that a letter asks for. */
export type LetterEvent = Row['from']['key'] | Extract<Row, { announced: object }>['announced']['key']
export const LETTER_EVENTS: readonly LetterEvent[] = [
  ...new Set(LETTER_ROWS.map(({ from }) => from.key)),
  ...LETTER_ROWS.flatMap((row) => ('announced' in row ? [row.announced.key] : [])),
]
export interface AskedDay {
  readonly key: LetterEvent
  readonly label: string
}
export type Letter = LetterFacts & {
  readonly id: LetterId
  readonly from: AskedDay
  readonly announced?: AskedDay & { readonly deadline: string }
}
