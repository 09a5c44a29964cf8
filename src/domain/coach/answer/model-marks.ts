// Marks of other dialects of Markdown, rewritten in ours. What is no part of the answer is removed before (`model-output`).
import { BULLETS } from '@/domain/base/text/list-marks'
import { WEEKDAYS } from '@/domain/base/time/weekday'

/** A line that begins or ends code; « ```code``` » on one line is a part of its sentence. */
export const FENCE = /^[ \t]*(?:```(?=[^`]*$|`)|~~~)/

const SIGNS: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '×',
  div: '÷',
  approx: '≈',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  pm: '±',
  to: '→',
  rightarrow: '→',
  Rightarrow: '⇒',
}

type Rewriting = readonly [RegExp, string | ((match: string, first: string, second: string) => string)]

function term(text: string): string {
  return /\s/.test(text) ? `(${text})` : text
}

/** On each line outside code. Bounded, because an unbounded run that begins nowhere takes the square of a long line. */
const ON_A_LINE: readonly Rewriting[] = [
  // Bullets, boxes and arrows; figures in keys.
  [
    new RegExp(String.raw`^([ \t]*)[${BULLETS}☐☑–—](?:\ufe0f|\p{Emoji_Modifier})?[ \t\u00a0]+(?=\S)`, 'u'),
    '$1- ',
  ],
  [/^([ \t]*)(\d)\ufe0f?\u20e3[ \t\u00a0]*(?=\S)/, '$1$2. '],
  [/^([ \t]*)🔟[ \t\u00a0]*(?=\S)/u, (_, indent) => `${indent}10. `],
  [/^([ \t]*)\[([ xX])\][ \t]+(?=\S)/, '$1- [$2] '],
  // Headings and numbers without their space; one `#` is a hashtag.
  [/^(#{2,6})(?=[^#\s])/, '$1 '],
  [/^([ \t]*\d{1,2}\.)(?=\p{Lu}\p{L})/u, '$1 '],
  // HTML that makes lines, cells and bold.
  [/[ \t]{0,9}<li>[ \t]{0,9}/gi, '\n- '],
  [/<\/t[hd]>[ \t]{0,9}<t[hd](?: [^<>]*)?>/gi, ' · '],
  [/<\/?t[hd](?: [^<>]*)?>/gi, ''],
  [
    /[ \t]{0,9}<\/?(?:p|div|ul|ol|li|details|summary|h[1-6]|center|table|thead|tbody|tr|section)(?: [^<>]*)?>[ \t]{0,9}/gi,
    '\n',
  ],
  [/[ \t]{0,9}<hr ?\/?>[ \t]{0,9}/gi, '\n\n---\n\n'],
  [/<(?:b|strong)>[ \t]{0,9}([^<>*\s](?:[^<>*\n]*[^<>*\s])?)[ \t]{0,9}<\/(?:b|strong)>/gi, '**$1**'],
  // Bold with spaces inside its marks.
  [/(^|[ \t])\*\*[ \t]{1,9}([^*\s][^*\n]*?)[ \t]{1,9}\*\*(?=[ \t:.,;!?]|$)/g, '$1**$2**'],
  [/(^|[ \t])\*\*([^*\s][^*\n]*?)[ \t]{1,9}\*\*(?=[ \t]{0,9}[:.,;!?]|$)/g, '$1**$2**'],
  // TeX. Without a command, two dollars are prices.
  [/(?<![\\$\w])\$(?![\s$])([^$\n]{0,200}(?:\\[a-zA-Z]|\{,\})[^$\n]{0,200})(?<!\s)\$(?![\d$])/g, '$1'],
  [/(\d)\{,\}(?=\d)/g, '$1,'],
  [/\\(?:left|right)(?![a-zA-Z])[ \t]?/g, ''],
  [/\\(?:text|textbf|textit|mathrm|mathbf|boxed)\{([^{}\n]*)\}/g, '$1'],
  [/\\[dt]?frac\{([^{}\n]*)\}\{([^{}\n]*)\}/g, (_, above, below) => `${term(above)} / ${term(below)}`],
  [/\\([a-zA-Z]+)(?![a-zA-Z])/g, (match, name) => SIGNS[name] ?? match],
  [/(\d)\\,(?=[\d€%])/g, '$1\u00a0'],
  [/^[ \t]*(?:\\\[|\\\]|\$\$)[ \t]*$/, ''],
  [/\$\$([^$\n]+)\$\$/g, '$1'],
]

const WHOLE_FENCE = /^\s*```(?:markdown|md)\n([^]*?)\n```\s*$/

/** « Étape 1 : », « **Lundi** : ». */
const NAMED_STEP = new RegExp(
  String.raw`^[ \t]*(?:(?:\*\*)?(?:étape|jour|semaine|phase) \d{1,2}(?:\*\*)?\s*[:.)–—-]` +
    String.raw`|\*\*(?:${WEEKDAYS.join('|')})(?:\*\*\s*:|\s*:\*\*))`,
  'iu',
)
/** Would make a heading of the line before it. */
const RULE = /^ {0,3}-+[ \t]*$/
const ORDERED = /^ *\d{1,2}[.)] +(?=\S)/
const NESTED = /^ +(?=[-*+] )/

/** Marks may stand in one another, and a tag makes a line that has its own. */
const ROUNDS_MAX = 5

/** The answer in our dialect. Idempotent. */
export function inOurMarkdown(answer: string): string {
  let text = answer
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const rewritten = rewrite(text)
    if (rewritten === text) break
    text = rewritten
  }
  return text
}

function rewrite(answer: string): string {
  const inner = WHOLE_FENCE.exec(answer)?.[1]
  const text = inner !== undefined && !inner.includes('```') ? inner : answer
  let isCode = false
  const nested = nestedLines()
  const lines = text.split('\n')
  return lines
    .map((line, index) => {
      if (FENCE.test(line)) isCode = !isCode
      if (isCode) return line
      // Code in a line may be about these very marks.
      const known = line.includes('`')
        ? line
        : ON_A_LINE.reduce((rest, [mark, by]) => rest.replace(mark, by as string), line)
      const before = lines[index - 1] ?? ''
      // Steps on following lines are paragraphs of their own, and so is a rule.
      const isGlued =
        (NAMED_STEP.test(line) && NAMED_STEP.test(before)) ||
        (RULE.test(line) && before.trim() !== '' && !before.includes('|'))
      return (isGlued ? '\n' : '') + nested(known)
    })
    .join('\n')
}

/** Indents the list under « 1. » to its text: with two spaces, as some models write, it would end the numbers. */
function nestedLines(): (line: string) => string {
  let [width, shift] = [0, 0]
  return (line) => {
    const number = ORDERED.exec(line)?.[0]
    const indent = NESTED.exec(line)?.[0]
    if (number !== undefined) [width, shift] = [number.length, 0]
    else if (/^\S/.test(line)) [width, shift] = [0, 0]
    else if (indent !== undefined && indent.length < width && shift === 0) shift = width - indent.length
    return number === undefined && /^ +\S/.test(line) ? ' '.repeat(shift) + line : line
  }
}
