// Marks that models write and our Markdown does not know, rewritten as Markdown or as text.

/** A line that begins or ends code. */
export const FENCE = /^[ \t]*(?:```|~~~)/

const SIGNS: Readonly<Record<string, string>> = {
  ...{
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
  },
  ...{ pm: '±', to: '→', rightarrow: '→', Rightarrow: '⇒' },
}

type Rewriting = readonly [RegExp, string | ((match: string, first: string, second: string) => string)]

function term(text: string): string {
  return /\s/.test(text) ? `(${text})` : text
}

/** On each line outside code. */
const ON_A_LINE: readonly Rewriting[] = [
  // Bullets, boxes and arrows; figures in keys.
  [/^([ \t]*)[•◦▪‣●○■□☐☑➡→➜➤►▶–—]\ufe0f?[ \t\u00a0]+(?=\S)/, '$1- '],
  [/^([ \t]*)(\d)\ufe0f?\u20e3[ \t\u00a0]*(?=\S)/, '$1$2. '],
  // GitHub's notes.
  [/^([ \t]*>[ \t]*)\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*/i, '$1'],
  // HTML that makes lines.
  [/[ \t]*<li>[ \t]*/gi, '\n- '],
  [/[ \t]*<\/?(?:p|div|ul|ol|li|details|summary|h[1-6])>[ \t]*/gi, '\n'],
  // Citations of a search; highlighting.
  [/[ \t]?【[^【】\n]{0,40}†[^【】\n]{0,40}】/g, ''],
  [/(?<![=\p{L}\p{N}])==([^=\s][^=\n]*)==(?![=\p{L}\p{N}])/gu, '**$1**'],
  // Bold with spaces inside its marks, or with nothing after its colon.
  [/(^|[ \t])\*\*[ \t]+([^*\s][^*\n]*?)[ \t]+\*\*(?=[ \t:.,;!?]|$)/g, '$1**$2**'],
  [/(?<![*\p{L}\p{N}])(\*\*[^*\s][^*\n]*[:.!?]\*\*)(?=[\p{L}\p{N}])/gu, '$1 '],
  // TeX.
  [/(\d)\{,\}(?=\d)/g, '$1,'],
  [/\\(?:text|textbf|mathrm|mathbf)\{([^{}\n]*)\}/g, '$1'],
  [/\\[dt]?frac\{([^{}\n]*)\}\{([^{}\n]*)\}/g, (_, above, below) => `${term(above)} / ${term(below)}`],
  [/\\([a-zA-Z]+)(?![a-zA-Z])/g, (match, name) => SIGNS[name] ?? match],
  [/(\d)\\,(?=[\d€%])/g, '$1\u00a0'],
  [/^[ \t]*(?:\\\[|\\\]|\$\$)[ \t]*$/, ''],
  [/\$\$([^$\n]+)\$\$/g, '$1'],
]

const WHOLE_FENCE = /^\s*```(?:markdown|md)\n([^]*?)\n```\s*$/
const THOUGHT = /^\s*<(think|thinking)>[^]*?<\/\1>\s*/i

const NAMED_STEP = /^[ \t]*(?:\*\*)?(?:étape|jour|semaine|phase) \d{1,2}(?:\*\*)?\s*[:.)–—-]/iu

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
  const text = (inner !== undefined && !inner.includes('```') ? inner : answer).replace(THOUGHT, '')
  let isCode = false
  const lines = text.split('\n')
  return lines
    .map((line, index) => {
      if (FENCE.test(line)) isCode = !isCode
      // Code in a line may be about these very marks.
      if (isCode || line.includes('`')) return line
      const known = ON_A_LINE.reduce((rest, [mark, by]) => rest.replace(mark, by as string), line)
      // Steps on following lines are paragraphs of their own.
      const isGlued = NAMED_STEP.test(line) && NAMED_STEP.test(lines[index - 1] ?? '')
      return isGlued ? `\n${known}` : known
    })
    .join('\n')
}
