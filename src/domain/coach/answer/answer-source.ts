import { isBlank } from '@/domain/base/text/visible-text'
import { cleanMessage } from '@/domain/coach/conversation/clean-message'
import { COACH_ANSWER_BYTES_MAX } from '@/domain/coach/conversation/coach-request'
import { withEdges } from './answer-edges'
import { FENCE, inOurMarkdown } from './model-marks'
import { answerIn } from './model-output/answer-in'
import { withSources } from './sources'

/** Maximum depth of quotes and lists; genuine answers have less. */
const NESTING_MAX = 8
/** Limits against attacks on the parser, whose time grows with the square of the marks. */
const MARKS_MAX = 4_000
const MARKS_IN_A_PARAGRAPH_MAX = 600

const BLOCK_MARK = /^[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/
const INLINE_MARKS = /[*_~[\]!`<&\\]/g

/** An answer's Markdown with links for source keys, bounded so that no answer can freeze the page. Null: show it as plain text. */
export function answerSource(answer: string): string | null {
  const text = inOurMarkdown(withSources(cleanMessage(answerIn(answer))).slice(0, COACH_ANSWER_BYTES_MAX))
  if (countMarks(text) > MARKS_MAX) return null
  if (text.split(/\n\s*\n/).some((paragraph) => countMarks(paragraph) > MARKS_IN_A_PARAGRAPH_MAX)) return null
  return withEdges(withTableRules(text.split('\n').map(boundedLine)).join('\n'))
}

/** Markdown that shows nothing: marks without a word, empty lines, our own tags of lines. */
const SHOWS_NOTHING =
  /<!--[^]*?-->|<\/?(?:br|hr|p|div|span) ?\/?>|&(?:nbsp|zwnj|zwj|shy|#160|#x[aA]0);|[*_~`#>|\\=-]/gi

/** Whether nothing is drawn of an answer: white space, hidden marks, Markdown without words. */
export function isEmptyAnswer(answer: string): boolean {
  const source = answerSource(answer)
  return source !== null && isBlank(source.replace(SHOWS_NOTHING, ''))
}

function countMarks(text: string): number {
  return text.match(INLINE_MARKS)?.length ?? 0
}

function boundedLine(line: string): string {
  let rest = line
  let kept = ''
  for (let depth = 0; ; depth += 1) {
    const mark = BLOCK_MARK.exec(rest)?.[0]
    if (mark === undefined) break
    if (depth < NESTING_MAX) kept += mark
    rest = rest.slice(mark.length)
  }
  // Indentation nests too: at most 4 columns per level.
  const indentation = /^[ \t]*/.exec(kept + rest)?.[0].replace(/\t/g, '    ') ?? ''
  return indentation.slice(0, NESTING_MAX * 4) + (kept + rest).trimStart()
}

const TABLE_RULE = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/

/** Corrects table rules with a wrong number of columns. */
function withTableRules(lines: readonly string[]): readonly string[] {
  let isCode = false
  return lines.map((line, index) => {
    if (FENCE.test(line)) isCode = !isCode
    const head = lines[index - 1] ?? ''
    if (isCode) return line
    if (!line.includes('|') || !head.includes('|') || !TABLE_RULE.test(line)) return line
    const before = lines[index - 2] ?? ''
    const cells = cellsOf(head)
    if (before.includes('|') || cellsOf(line) === cells) return line
    return `${/^[ \t]*/.exec(head)?.[0] ?? ''}|${' - |'.repeat(cells)}`
  })
}

function cellsOf(row: string): number {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length
}

export function isInCode(text: string): boolean {
  return text.split('\n').filter((line) => FENCE.test(line)).length % 2 === 1
}

/** Closes open marks in the last line of a growing answer, so that the line does not flicker. */
export function settledLine(line: string): string {
  // « [texte](https://ex » shows its text until the URL is complete; « ** » at the end is hidden until its text comes.
  const settled = line.replace(/!?\[([^\]\n]*)\]\([^)\s]*$/, '$1').replace(/(^|\s)[*_`]+$/, '$1')
  const isBoldOpen = (settled.match(/\*\*/g)?.length ?? 0) % 2 === 1
  return isBoldOpen ? `${settled.replace(/\*$/, '').trimEnd()}**` : settled
}
