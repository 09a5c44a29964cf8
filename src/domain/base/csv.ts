/** A number or a date of ours, which the spreadsheet is to read as one; a bare string is a person's text, and stays one. */
export type Cell = string | { readonly value: string }

/**
 * Text for a French spreadsheet: `;` between cells, since the comma is in the numbers, and a byte order mark,
 * without which Excel misreads accents. RFC 4180 otherwise.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return '\ufeff' + rows.map((row) => row.map(written).join(';') + '\r\n').join('')
}

function written(cell: Cell): string {
  const text =
    typeof cell === 'string' ? asText(cell.replace(/\r\n?/g, '\n').replaceAll('\u0000', '')) : cell.value
  // LibreOffice also cuts at commas and tabs unless told otherwise; numbers in quotes stay numbers.
  return /[";,\t\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A cell that starts like a formula is run by the spreadsheet that opens it, and may send its neighbours away; one that looks like a
 * number or a date becomes another text: « 1/2 » the 1st of February, « 00123 » 123. An apostrophe makes it text.
 */
function asText(text: string): string {
  return FORMULA.test(text) || isReadAsValue(text.trim()) ? `'${text}` : text
}

// Some programs skip spaces and invisible characters before the sign; full-width signs count in some locales.
const FORMULA = /^(?:[\t\r\n]|[\s\u00ad\u200b-\u200f\u2060\ufeff]*[=+\-@＝＋－＠])/

/** A whole number is shown as it was written, up to the 15 digits that a spreadsheet keeps. */
const SAME_NUMBER = /^(?:0|[1-9]\d{0,14})$/
const NUMBER = /^[\d\s.,:/()%€$£'’–-]+(?:e[+-]?\d+|[ap]m?)?$/i
const MONTH =
  /^(?:\d{1,4}[\s./-]*)?(?:janv?|f[ée]v|feb|mars?|a[pv]r|mai|may|jui?[nl]|ao[uû]|aug|sep|oct|nov|d[ée]c)\p{L}*[\s./-]*(?:\d{1,4}(?:[\s./-]+\d{1,4})?)?$/iu
const TRUTH = /^(?:vrai|faux|true|false)$/i

function isReadAsValue(text: string): boolean {
  if (TRUTH.test(text)) return true
  return /\d/.test(text) && !SAME_NUMBER.test(text) && (NUMBER.test(text) || MONTH.test(text))
}

/** « 21/11/2026 », which a French spreadsheet reads as a date; the person's own day. */
export function dayCell(date: Date): Cell {
  return { value: dayText(date) }
}

export function dayText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`
}
