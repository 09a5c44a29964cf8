import type { LocalDate } from '@/domain/base/local-date'
import type { Todo } from './todo'

/**
 * The first tasks of today as finished facts, for a script that draws them before any of our code is loaded
 * (`vite/prerender/today.js`): it computes nothing and knows no French.
 */
export interface TodayCopy {
  readonly uid: string
  /** On the device's calendar; on any other day the copy is of no use. */
  readonly day: LocalDate
  /** « Lundi », and the line under it. */
  readonly heading: string
  readonly date: string
  /** What the progress says with so many done: 0, 1, 2… null where the day has too many to say it ahead. */
  readonly progress: readonly TodayProgress[] | null
  readonly done: number
  readonly rows: readonly TodayRow[]
}

export interface TodayProgress {
  readonly percent: number
  readonly text: string
}

export interface TodayRow {
  readonly todo: Todo
  readonly isDone: boolean
  /** What stands under the text, as `todo-signs.tsx` says it. */
  readonly sign:
    | { readonly kind: 'weekly'; readonly weeks: readonly boolean[]; readonly label: string }
    | { readonly kind: 'date'; readonly text: string }
    | null
  /** « Reportée 3 fois… », where the row says it. */
  readonly putOff: string | null
  /** What the dashboard's first card calls it while it is open; null: it is for a later week. */
  readonly step: string | null
}

/**
 * What the dashboard says around its first card, beside the copy of its tasks. It is there only where nothing comes before them for
 * what is left of the day: the card then shows the first open one.
 */
export interface HomeCopy {
  readonly uid: string
  readonly day: LocalDate
  /** « Bienvenue, Léa » */
  readonly greeting: string
  /** « lundi 23 novembre · votre moment à 18 h » */
  readonly line: string
}

/** As many as the list of a day draws first. */
export const TODAY_ROWS_MAX = 20
/** Of the whole text, in bytes: 32 kB with the dashboard's. */
export const TODAY_COPY_MAX = 31_000
const HOME_COPY_MAX = 1_000
/** Of a day with more, the progress is left to the list. */
export const TODAY_PROGRESS_MAX = 40

/** A later version that says other things takes another number: this one then draws nothing of it. */
const VERSION = '2'

/** The text that the device keeps: version, seal, facts. As many rows as there is room for; null: not even one. */
export function sealedCopy(copy: TodayCopy): string | null {
  for (let { rows } = copy; rows.length > 0; rows = rows.slice(0, -1)) {
    const text = sealed({ ...copy, rows }, TODAY_COPY_MAX)
    if (text !== null) return text
  }
  return null
}

export function sealedHome(home: HomeCopy): string | null {
  return sealed(home, HOME_COPY_MAX)
}

function sealed(copy: TodayCopy | HomeCopy, max: number): string | null {
  const facts = JSON.stringify(copy)
  const text = `${VERSION}.${sealOf(facts)}.${facts}`
  return new TextEncoder().encode(text).length <= max ? text : null
}

/** FNV-1a: a text in which any one character was changed has another. `today.js` computes the same. */
export function sealOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
