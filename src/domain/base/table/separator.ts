/** `spaces`: runs of two spaces or more; `space`: each space; null: one column. */
export type Separator = '\t' | ';' | ',' | '|' | 'spaces' | 'space' | null

/** A decimal comma: « 15,50 », not the « 11,12 » of « 02/11,12 ». */
const DECIMAL_COMMA = /(?<![\d/.-])(\d+),(?=\d{1,2}(?!\d))/g
const QUOTED = /"(?:[^"]|"")*"/g

/** The separator of the lines of a table, from its first lines. Lines before the titles and footers have often none. */
export function separatorOf(lines: readonly string[]): Separator {
  const bare = lines.filter((line) => line.trim() !== '').map((line) => line.replace(QUOTED, 'x'))
  const rated = (['\t', ';', ',', '|'] as const).map((sign) => {
    const counts = bare.map((line) => signsIn(line, sign)).filter((count) => count > 0)
    return { sign, lines: counts.length, signs: Math.max(0, ...counts) }
  })
  // The sign on the most lines, because a sign inside names (« FR | Retargeting ») is missing in the line of titles; at equality the
  // first of the list.
  const [best] = rated.sort((a, b) => b.lines - a.lines)
  if (best && best.lines > 0 && !(best.sign === ',' && isDecimalOnly(bare))) return best.sign
  const spaced = bare.filter((line) => / {2,}|\u00a0{2,}/.test(line.trim()))
  if (spaced.length > 0 && spaced.length * 2 >= bare.length) return 'spaces'
  return bare.some((line) => /\S \S/.test(line)) ? 'space' : null
}

function signsIn(line: string, sign: string): number {
  const counted = sign === ',' && /[;\t|]/.test(line) ? line.replace(DECIMAL_COMMA, '$1') : line
  return counted.split(sign).length - 1
}

function isDecimalOnly(lines: readonly string[]): boolean {
  return lines.every(
    (line) => line.split(',').length <= 2 && !line.replace(DECIMAL_COMMA, '$1').includes(','),
  )
}

/** « lundi 2 novembre 2026 » at the beginning of a line is one cell. */
const DATE_AT_START =
  /^(?:\p{L}+\.?,? +)?\d{1,2}(?:er|st|nd|rd|th)? +(?:jan|f[eé]v|feb|mar|avr|apr|mai|may|jui|jun|jul|ao[uû]|aug|sep|oct|nov|d[eé]c)\p{L}*\.?(?: +\d{4}(?!\d))?(?= |$)/iu

/** Tabs in place of the spaces between cells; « 15,50 € » stays one cell. */
export function withTabs(text: string, separator: 'spaces' | 'space'): string {
  const runs = separator === 'spaces' ? /[ \u00a0]{2,}/g : / +/g
  return text
    .split('\n')
    .map((line) => {
      const trimmed = line.trim().replace(/ (?=(?:€|EUR|euros?)(?: |$))/gi, '\u00a0')
      const [date = ''] = DATE_AT_START.exec(trimmed) ?? []
      return date + trimmed.slice(date.length).replace(runs, '\t')
    })
    .join('\n')
}

/** A Markdown row without its outer signs, whose cells may contain `\|`. */
export function withoutOuterPipes(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .trim()
        .replaceAll(String.raw`\|`, '\u00a6')
        .replace(/^\||\|$/g, ''),
    )
    .join('\n')
}
