// An answer comes from outside: what of its text is drawn, while it grows and when it is whole.
import { COACH_ANSWER_BYTES_MAX } from '@/domain/coach/coach-request'

/** Quotes and lists inside one another; no honest answer goes deeper. */
const NESTING_MAX = 8
/** Past these an answer is an attack on the parser, whose work grows with their square. */
const MARKS_MAX = 4_000
const MARKS_IN_A_PARAGRAPH_MAX = 600

const BLOCK_MARK = /^[ \t]*(?:>|[-*+](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/
const INLINE_MARKS = /[*_~[\]!`<&\\]/g

/**
 * An answer that the markdown parser can read in no time, or null when it should be shown as plain text.
 * Answers come from outside: a wrong or hostile one must not freeze the page.
 */
export function boundedMarkdown(answer: string): string | null {
  const text = answer.slice(0, COACH_ANSWER_BYTES_MAX)
  if (countMarks(text) > MARKS_MAX) return null
  if (text.split(/\n\s*\n/).some((paragraph) => countMarks(paragraph) > MARKS_IN_A_PARAGRAPH_MAX)) return null
  return text.split('\n').map(boundedLine).join('\n')
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
  // Indentation nests too: 4 columns for each level at most.
  const indentation = /^[ \t]*/.exec(kept + rest)?.[0].replace(/\t/g, '    ') ?? ''
  return indentation.slice(0, NESTING_MAX * 4) + (kept + rest).trimStart()
}

/**
 * The part of a growing answer that can be drawn without flicker: marks that are still open are closed, a link and
 * the head of a table wait until they are whole.
 */
export function settledMarkdown(text: string): string {
  const start = text.lastIndexOf('\n\n') + 1
  const block = text.slice(start)
  if (isFencedAt(text)) return text
  // Head and rule must both have their line end before it is a table.
  if (block.trimStart().startsWith('|') && block.trim().split('\n').length < (block.endsWith('\n') ? 2 : 3)) {
    return text.slice(0, start)
  }
  const lineStart = text.lastIndexOf('\n') + 1
  return text.slice(0, lineStart) + settledLine(text.slice(lineStart))
}

function isFencedAt(text: string): boolean {
  return (text.match(/^[ \t]*```/gm)?.length ?? 0) % 2 === 1
}

function settledLine(line: string): string {
  // « [texte](https://ex » shows its text until the address is whole, « ** » at the end waits for its word.
  const settled = line.replace(/!?\[([^\]\n]*)\]\([^)\s]*$/, '$1').replace(/(^|\s)[*_`]+$/, '$1')
  const isBoldOpen = (settled.match(/\*\*/g)?.length ?? 0) % 2 === 1
  return isBoldOpen ? `${settled.replace(/\*$/, '')}**` : settled
}

const SCHEMES = ['http:', 'https:', 'mailto:']

export interface SafeLink {
  readonly href: string
  /** Where it leads, in words that its text cannot fake. */
  readonly destination: string
}

/** What a link of an answer may open: a web page or an e-mail; anything else (null) stays plain text. */
export function safeLink(href: string | undefined): SafeLink | null {
  const url = parseUrl(href ?? '')
  if (!url || !SCHEMES.includes(url.protocol)) return null
  // `https://banque.fr@pirate.example` shows one host and opens another.
  if (url.username !== '' || url.password !== '') return null
  const destination = url.protocol === 'mailto:' ? url.pathname : url.host
  return destination === '' ? null : { href: url.href, destination }
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text)
  } catch {
    return null
  }
}
