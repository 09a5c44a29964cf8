import type { ScreenName } from '@/lib/screens'

export interface GuidePart {
  readonly title: string
  /** Numbered. */
  readonly steps?: readonly string[]
  /** Paragraphs, after the steps. */
  readonly text?: readonly string[]
}

/** A short guide. Labels of the product are between « and ». */
export interface Guide {
  readonly parts: readonly GuidePart[]
  readonly screen?: ScreenName
}
