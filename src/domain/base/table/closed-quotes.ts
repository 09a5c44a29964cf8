/** The end of a cell after its closing quote; spaces before it belong to no cell. */
const CELL_END = / */y

/**
 * The text in which each cell that begins with a quote is closed as CSV has it: a quote without its closing one, or with text behind it
 * (« "Lampe 15" noire »), is written as part of its own cell, so that it does not change how the cells after it are read. `isQuoted` says
 * whether what stands between two quotes is a quoted cell. Linear: most texts are read from quote to quote.
 */
export function withClosedQuotes(
  text: string,
  delimiter: string,
  isQuoted: (inner: string) => boolean = () => true,
): string {
  const parts: string[] = []
  let written = 0
  let at = text.indexOf('"')
  while (at >= 0) {
    const before = text.charAt(at - 1)
    let next = at + 1
    if (at === 0 || before === delimiter || before === '\n') {
      const close = closingQuote(text, at, delimiter)
      if (close > 0 && isQuoted(text.slice(at + 1, close))) {
        next = close + 1
      } else {
        next = cellEnd(text, at, delimiter)
        parts.push(text.slice(written, at), `"${text.slice(at, next).replaceAll('"', '""')}"`)
        written = next
      }
    }
    at = text.indexOf('"', next)
  }
  return parts.length === 0 ? text : parts.join('') + text.slice(written)
}

/** -1: the first quote that is not doubled does not end its cell, or there is none. */
function closingQuote(text: string, open: number, delimiter: string): number {
  let close = text.indexOf('"', open + 1)
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2)
  if (close < 0) return -1
  CELL_END.lastIndex = close + 1
  CELL_END.test(text)
  const after = text.charAt(CELL_END.lastIndex)
  return after === '' || after === delimiter || after === '\n' ? close : -1
}

function cellEnd(text: string, from: number, delimiter: string): number {
  let end = from
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1
  return end
}
