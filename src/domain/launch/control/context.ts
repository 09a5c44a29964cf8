import type { LocalDate } from '@/domain/base/time/local-date'
import type { Answers } from '../answers'

/** Price in force from a day on. */
export interface PriceFrom {
  readonly on: LocalDate
  readonly cents: number
}

/** What the text of a page cannot say. Absent: unknown. */
export interface PageContext {
  readonly category?: Answers['category']
  readonly origin?: 'france' | 'eu' | 'outside'
  readonly priceHistory?: readonly PriceFrom[]
  readonly today?: LocalDate
  /** Documents that the seller has in hand. */
  readonly documents?: readonly PageDocument[]
  readonly brand?: string
  /** The text is read as the whole page: what it does not say is missing. Absent: only the parts that are there count. */
  readonly isWhole?: true
}

export type PageDocument = 'ce' | 'certificate' | 'green-label' | 'reviews' | 'origin'
