import { late } from '@/domain/base/late'
import { startOf } from './cut-text'
import { BULLETS, readListLines, type ListLine } from './list-marks'
import { joinedLine, pastedRows } from './pasted'
import { TODO_MAX } from './text-limits'
import { isBlank } from './visible-text'

/** A line of a pasted list, as a todo. */
export type PastedTodo = ListLine

/**
 * One todo per line or spreadsheet row, without the marks of its list (`list-marks.ts`), rules and bold marks. A line longer than a todo is
 * split into several, so that no text is lost.
 */
export function pastedList(text: string): readonly PastedTodo[] {
  const rows = pastedRows(text).map((row) => {
    const [only = ''] = row
    return (row.length === 1 && MARKDOWN_ROW.test(only) ? only.split('|') : row).map((cell) => cell.trim())
  })
  const boxes = boxColumns(rows)
  const isBulleted = hasBulletCells(rows)
  const lines = rows.flatMap((row) => {
    const tick = row.find((cell, at) => boxes.has(at) && BOX_CELL.test(cell))
    const isBullet = isBulleted && row.length > 1 && BULLET_CELL.test(row[0] ?? '')
    const line = joinedLine(
      row.filter((cell, at) => !(isBullet && at === 0) && !(boxes.has(at) && BOX_CELL.test(cell))),
    )
    return line === '' || RULE.test(line)
      ? []
      : [{ line, tick: tick === undefined ? null : TICKED_CELL.test(tick) }]
  })
  const read = readListLines(
    lines.map(({ line }) => line),
    lines.map(({ tick }) => tick),
  )
  return read.flatMap(({ text: found, isDone }) => {
    const todo = joinedLine(found.split(/[\n\t]/)).replace(BOLD, '$1')
    return isBlank(todo) ? [] : cutAtWords(todo, TODO_MAX).map((part) => ({ text: part, isDone }))
  })
}

/** The texts of `pastedList`, also of what is done. */
export function pastedTodos(text: string): readonly string[] {
  return pastedList(text).map(({ text: todo }) => todo)
}

type Rows = readonly (readonly string[])[]

/** Google Sheets copies a box as its value. */
const BOX_CELL = /^(?:TRUE|FALSE|VRAI|FAUX|[☐⬜☑✅✔✓]\ufe0f?|\[[ xX]?\])$/u
const TICKED_CELL = /^(?:TRUE|VRAI|[☑✅✔✓]\ufe0f?|\[[xX]\])$/u

/** Columns with nothing but boxes under at most one title. */
function boxColumns(rows: Rows): ReadonlySet<number> {
  const table = rows.filter((row) => row.length > 1 && !row.every((cell) => RULE.test(cell)))
  const width = Math.min(COLUMNS_MAX, Math.max(0, ...table.slice(0, COLUMNS_MAX).map((row) => row.length)))
  const columns = Array.from({ length: width }, (_, at) => at).filter((at) => {
    const cells = table.map((row) => row[at] ?? '')
    const below = cells.slice(BOX_CELL.test(cells[0] ?? '') ? 0 : 1).filter((cell) => cell !== '')
    return below.length > 0 && below.every((cell) => BOX_CELL.test(cell))
  })
  return new Set(columns)
}

/** Wider tables and later columns have no boxes of tasks. */
const COLUMNS_MAX = 50

/** Word copies round and square bullets as a letter of a symbol font, with a tab behind. */
const BULLET_CELL = /^[o§üØ]$/
const WORD_BULLET = late(() => new RegExp(`^[${BULLETS}]$`, 'u'))

/** « o » is a bullet where the first cells of several rows are bullets and nothing else: beside « n » it is a « oui ». */
function hasBulletCells(rows: Rows): boolean {
  const first = rows.filter((row) => row.length > 1).map(([cell = '']) => cell)
  const isBullet = (cell: string) => cell === '' || BULLET_CELL.test(cell) || WORD_BULLET().test(cell)
  return first.filter((cell) => cell !== '').length > 1 && first.every(isBullet)
}

const MARKDOWN_ROW = /^ *\|.*\| *$/
/** Rules between paragraphs, fences of code, the second row of a Markdown table. */
const RULE = /^[-=_*~#`|:.\s–—]+$/
const BOLD = /\*\*(?=\S)([^*]+)(?<=\S)\*\*/g

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
