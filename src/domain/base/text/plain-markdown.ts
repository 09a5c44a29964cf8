import { withLineFeeds } from './line-ends'

/**
 * Plain text as Markdown (CommonMark and GitHub's tables, links and strikes) that shows what was typed. Lists and
 * numbered lines stay what they look like; nothing typed can become a heading, a rule, HTML, code or a hidden
 * definition, and so change the structure of the document around it.
 */
export function plainMarkdown(text: string): string {
  const lines = cleaned(text)
    .split('\n')
    .map((line) => line.trimEnd())
  return lines.map((line, index) => blockLine(line) + (isBroken(lines, index) ? '  ' : '')).join('\n')
}

/** One line, for a heading or inside a sentence. */
export function plainMarkdownLine(text: string): string {
  // A heading may be closed by signs of its own: « Projet # » would lose its last one.
  return inline(cleaned(text).replace(/\s+/g, ' ').trim()).replace(/#+$/, (signs) => `\\${signs}`)
}

function cleaned(text: string): string {
  return (
    withLineFeeds(text)
      // eslint-disable-next-line no-control-regex -- what no editor shows
      .replace(/[\0-\b\x0e-\x1f\x7f]/g, '')
      .replace(/^\s*\n/, '')
      .replace(/\n(?:[^\S\n]*\n){2,}/g, '\n\n')
      .trimEnd()
  )
}

/** A line that is followed by another one: without its two spaces both would flow together. */
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

/** Whatever draws it makes a link of an address as it stands: a backslash would become part of it. */
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
