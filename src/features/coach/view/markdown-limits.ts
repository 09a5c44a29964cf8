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
