import { splitPastedTodos } from '@/domain/todos/todo'
import { cleanMessage } from './clean-message'
import { withSources } from './sources'

/** More of them is a text, not a list of things to do. */
export const ADVICE_LINES_MAX = 20

/** What follows in one line is no step any more; a hostile line takes no time either. */
const LINE_MAX = 2_000

const ITEM = /^(?<indent>[ \t]*)(?:[-*+•]|\d{1,3}[.)])[ \t]+(?<text>\S.*)$/u
const FENCE = /^\s*(?:```|~~~)/
/** What Markdown puts around words: a line is read, not drawn. */
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g
const MARKS = /(\*\*|__|~~|`)(?=\S)(.+?)(?<=\S)\1/g
const EMPHASIS = /(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\p{L}\p{N}*_])/gu

/**
 * What an answer advises line by line: the items of its lists and its numbered steps, the outer ones where lists lie in
 * each other, as texts that a task can hold. None: there is nothing to make of it.
 */
export function adviceLines(answer: string): readonly string[] {
  const found: { indent: number; text: string }[] = []
  let isCode = false
  for (const line of withSources(cleanMessage(answer)).split('\n')) {
    if (FENCE.test(line)) isCode = !isCode
    const { indent, text } = (isCode ? null : ITEM.exec(line))?.groups ?? {}
    if (text !== undefined) found.push({ indent: (indent ?? '').replaceAll('\t', '    ').length, text })
  }
  // Steps under headings begin at the margin; a list inside a step says how, not what.
  const outer = Math.min(...found.map(({ indent }) => indent))
  const lines = found
    .filter(({ indent }) => indent <= outer + 1)
    .flatMap(({ text }) => splitPastedTodos(plainLine(text.slice(0, LINE_MAX))))
    .filter((text) => text !== '')
  return [...new Set(lines)].slice(0, ADVICE_LINES_MAX)
}

function plainLine(text: string): string {
  return text
    .replace(LINK, '$1')
    .replace(MARKS, '$2')
    .replace(EMPHASIS, '$2')
    .replace(/\\([\\`*_{}[\]()#+\-.!>~|])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
