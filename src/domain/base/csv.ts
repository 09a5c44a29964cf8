/**
 * Text for a French spreadsheet: `;` between cells, since the comma is in the numbers, and a byte order mark,
 * without which Excel misreads accents. RFC 4180 otherwise.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return '\ufeff' + rows.map((row) => row.map(cell).join(';') + '\r\n').join('')
}

function cell(value: string): string {
  const text = harmless(value.replace(/\r\n?/g, '\n').replaceAll('\u0000', ''))
  // LibreOffice also cuts at commas and tabs unless told otherwise; numbers in quotes stay numbers.
  return /[";,\t\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * A cell that starts like a formula is run by the spreadsheet that opens it, and may send its neighbours away:
 * an apostrophe makes it text. A number of ours, « -12,50 », is none.
 */
function harmless(text: string): string {
  if (/^-?\d+(?:,\d+)?$/.test(text)) return text
  return FORMULA.test(text) ? `'${text}` : text
}

// Some programs skip spaces and invisible characters before the sign; full-width signs count in some locales.
const FORMULA = /^(?:[\t\r\n]|[\s\u00ad\u200b-\u200f\u2060]*[=+\-@＝＋－＠])/

/** « 21/11/2026 », which a French spreadsheet reads as a date; the person's own day. */
export function dayCell(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`
}
