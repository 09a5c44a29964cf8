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
}

/** As many as the list of a day draws first. */
export const TODAY_ROWS_MAX = 20
/** Of the whole text, in bytes. */
export const TODAY_COPY_MAX = 32_000
/** Of a day with more, the progress is left to the list. */
export const TODAY_PROGRESS_MAX = 40

/** A later version that says other things takes another number: this one then draws nothing of it. */
const VERSION = '1'

/** The text that the device keeps: version, seal, facts. As many rows as there is room for; null: not even one. */
export function sealedCopy(copy: TodayCopy): string | null {
  for (let { rows } = copy; rows.length > 0; rows = rows.slice(0, -1)) {
    const facts = JSON.stringify({ ...copy, rows })
    const text = `${VERSION}.${sealOf(facts)}.${facts}`
    if (new TextEncoder().encode(text).length <= TODAY_COPY_MAX) return text
  }
  return null
}

/** FNV-1a: a text in which any one character was changed has another. `today.js` computes the same. */
export function sealOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
