import { startOf } from './cut-text'
import { withLineFeeds } from './line-ends'
import { TODO_MAX } from './text-limits'
import { isBlank } from './visible-text'

/** Readers for pasted, shared or copied text from outside. All are linear in the text's length. */

/** Longer pastes are refused before they reach a field: 400 tasks of maximum length. */
export const PASTED_MAX = 200_000

/** Direction marks, zero-width spaces, soft hyphens and interlinear annotations: invisible, but they change a text. */
const UNSEEN = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g
const HALF_CHARACTERS = /\p{Surrogate}/gu

/** Line ends become line feeds, invisible characters are removed; spaces and tabs remain. */
export function pastedText(text: string): string {
  return withLineFeeds(text).replace(UNSEEN, '').replace(CONTROLS, ' ').replace(HALF_CHARACTERS, '\ufffd')
}

/** On one line, trimmed: each line end or tab becomes one space. */
export function pastedLine(text: string): string {
  return joined(pastedText(text).split(/[\n\t]/))
}

function joined(parts: readonly string[]): string {
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

/**
 * One todo per line or spreadsheet row. Removes the bullets, numbers, arrows, boxes, rules and bold marks of copied lists; splits a line
 * longer than a todo into several, so that no text is lost.
 */
export function pastedTodos(text: string): readonly string[] {
  return pastedRows(text).flatMap((row) => {
    const [only = ''] = row
    const cells = row.length === 1 && MARKDOWN_ROW.test(only) ? only.split('|') : row
    const isBulleted = cells.length > 1 && MARK_CELL.test(cells[0] ?? '')
    const line = joined(isBulleted ? cells.slice(1) : cells)
    if (line === '' || RULE.test(line)) return []
    const todo = joined(line.replace(LIST_MARK, '').split(/[\n\t]/)).replace(BOLD, '$1')
    return isBlank(todo) ? [] : cutAtWords(todo, TODO_MAX)
  })
}

/** Word copies round and square bullets as a letter of a symbol font, Google Sheets a box as its value; a tab follows. */
const MARK_CELL = /^ *(?:[o§üØ]|TRUE|FALSE|VRAI|FAUX) *$/
const MARKDOWN_ROW = /^ *\|.*\| *$/
/** Rules between paragraphs, fences of code, the second row of a Markdown table. */
const RULE = /^[-=_*~#`|:.\s–—]+$/
const BOLD = /\*\*(?=\S)([^*]+)(?<=\S)\*\*/g

/** Glyphs used only in lists; the private-use ones are Word's. */
export const BULLETS = '•◦▪▫‣·∙⁃⦁●○◉■□◆◇❖➢➤►▶▸▹→⇒➔➜➡✦✧★☆🔹🔸👉\uf0a7\uf0b7\uf0d8\uf0fc'
/** ① to ⑳, ❶ to ❿. */
const CIRCLED = '\u2460-\u2473\u2776-\u277f'

// Other marks need a space after them, so that « -20 % », « 3.5 kg », « 1/2 litre » and « *important* » remain whole.
const LIST_MARK = new RegExp(
  String.raw`^\s*(?:[${BULLETS}${CIRCLED}🔟][\ufe0f\p{Emoji_Modifier}]?\s*|(?:\d\ufe0f?\u20e3)+\s*` +
    String.raw`|(?:[-*+‐‑–—―−>]|#{1,6}|[-=]{1,2}>|(?:\d{1,3}\.)*\d{1,3} ?[.)]|\d{1,3}(?:°\)|\/|\.\))|\(\d{1,3}\)|\(?[a-zA-Z]\)|[a-z]\.|(?:i{1,3}|iv|vi{0,3}|ix|x)[.)])(?:\s+|$)` +
    String.raw`|\d{1,2} ?[-–—] (?=\p{L})|(?:[-‐‑–—―−]|\d{1,3}[.)])(?=\p{L}))?` +
    String.raw`(?:[☐☑☒✓✔✅✗✘❏❐❑❒◻◽⬜🔲]\ufe0f?\s*|\[[ xX]?\](?:\s+|$|(?=\p{L})))?`,
  'u',
)

function cutAtWords(text: string, max: number): string[] {
  const parts: string[] = []
  let rest = text
  while (rest.length > max) {
    const space = rest.lastIndexOf(' ', max)
    // A word longer than a todo is cut, but not inside a surrogate pair.
    const end = space > 0 ? space : startOf(rest, max).length
    parts.push(rest.slice(0, end).trimEnd())
    rest = rest.slice(end).trimStart()
  }
  return rest === '' ? parts : [...parts, rest]
}
