import { late } from '@/domain/base/late'
import { withLineFeeds } from './line-ends'

/** Readers for pasted, shared or copied text from outside. All are linear in the text's length. */

/** Longer pastes are refused before they reach a field: 400 tasks of maximum length. */
export const PASTED_MAX = 200_000

/** Direction marks, zero-width spaces, soft hyphens and interlinear annotations: invisible, but they change a text. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g
const HALF_CHARACTERS = late(() => /\p{Surrogate}/gu)

/** Line ends become line feeds, invisible characters are removed; spaces and tabs remain. */
export function pastedText(text: string): string {
  return withLineFeeds(text).replace(UNSEEN, '').replace(CONTROLS, ' ').replace(HALF_CHARACTERS(), '\ufffd')
}

/** On one line, trimmed: each line end or tab becomes one space. */
export function pastedLine(text: string): string {
  return joinedLine(pastedText(text).split(/[\n\t]/))
}

/** Parts of a line, with one space between. */
export function joinedLine(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
}

/** Rows of cells between tabs. Cells of several lines, which a spreadsheet quotes, become one line in `base/table/sheet-lines.ts`. */
export function pastedRows(text: string): readonly (readonly string[])[] {
  return pastedText(text)
    .split('\n')
    .map((line) => line.split('\t'))
}
