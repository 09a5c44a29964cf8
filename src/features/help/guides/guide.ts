import type { ScreenName } from '@/lib/screens'

export interface GuidePart {
  readonly title: string
  /** One after the other, numbered. */
  readonly steps?: readonly string[]
  /** Paragraphs, after the steps. */
  readonly text?: readonly string[]
}

/** What a guide says: short, and true of the product as it is. A label of the product stands between « and ». */
export interface Guide {
  readonly parts: readonly GuidePart[]
  /** Where it is done. */
  readonly screen?: ScreenName
}
