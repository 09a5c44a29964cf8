import { withLineFeeds } from './line-ends'

/**
 * Escapes plain text as Markdown (CommonMark with GitHub's tables, links and strikethrough) that shows the text as typed. Lists and
 * numbered lines remain lists; no other text can become a heading, a rule, HTML, code or a hidden definition and change the document.
 */
export function plainMarkdown(text: string): string {
  const lines = cleaned(text)
    .split('\n')
    .map((line) => line.trimEnd())
  return lines.map((line, index) => blockLine(line) + (isBroken(lines, index) ? '  ' : '')).join('\n')
}

/** One line, for a heading or for use in a sentence. */
export function plainMarkdownLine(text: string): string {
  // `#` at the end closes a heading: « Projet # » would lose it.
  return inline(cleaned(text).replace(/\s+/g, ' ').trim()).replace(/#+$/, (signs) => `\\${signs}`)
}

function cleaned(text: string): string {
  return (
    withLineFeeds(text)
      // oxlint-disable-next-line no-control-regex -- what no editor shows
      .replace(/[\0-\b\x0e-\x1f\x7f]/g, '')
      .replace(/^\s*\n/, '')
      .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
      .trimEnd()
  )
}

/** True if another line follows: two spaces at the end make the line break. */
function isBroken(lines: readonly string[], index: number): boolean {
  return lines[index] !== '' && (lines[index + 1] ?? '') !== ''
}

const INDENT = /^[ \t\u00a0\u202f]*/
/** Four spaces would be code. */
const DEEPEST_INDENT = 3
const BULLET = /^(?:[-*]|\d{1,9}[.)])(?=[ \t]+\S)[ \t]+/
const RULE_OR_UNDERLINE = /^(?:=+|-[-\s]*|\*[*\s]*)$/
const BLOCK_SIGN = /^(?=[#>]|\+(?:\s|$))/

function blockLine(line: string): string {
  const indent = INDENT.exec(line)?.[0] ?? ''
  return ' '.repeat(Math.min(width(indent), DEEPEST_INDENT)) + blockText(line.slice(indent.length))
}

function blockText(text: string): string {
  if (RULE_OR_UNDERLINE.test(text)) return `\\${text}`
  const bullet = BULLET.exec(text)?.[0]
  if (bullet !== undefined) return bullet.trimEnd() + ' ' + blockText(text.slice(bullet.length))
  return inline(text).replace(BLOCK_SIGN, '\\')
}

function width(indent: string): number {
  return indent.replace(/\t/g, '    ').length
}

/** Addresses are not escaped: renderers make links of them, and a backslash would become part of the link. */
const ADDRESS = /(\bhttps?:\/\/[^\s<>`|[\]\\]+)/i

function inline(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? part : escaped(part)))
    .join('')
}

function escaped(text: string): string {
  return text.replace(/[\\`*_[<|~]|&(?=#?\w+;)/g, '\\$&')
}
