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
  /** Describes the picture of the guide, `public/pictures/aide-{slug}-{light|dark}.webp`, taken by `npm run tour -- --site`. */
  readonly picture: string
  /** Name of the screen that it is about. */
  readonly screen?: 'plan' | 'coach' | 'projects' | 'research' | 'launch' | 'todos' | 'payment' | 'privacy'
}
