/** A string is a person's text and stays text; `value` is our own number or date, which the spreadsheet may interpret. */
export type Cell = string | { readonly value: string }

/** RFC 4180 for a French spreadsheet: `;`, because numbers contain commas, and a byte order mark, without which Excel misreads accents. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return '\ufeff' + rows.map((row) => row.map(written).join(';') + '\r\n').join('')
}

function written(cell: Cell): string {
  const text =
    typeof cell === 'string' ? asText(cell.replace(/\r\n?/g, '\n').replaceAll('\u0000', '')) : cell.value
  // LibreOffice splits at commas and tabs too by default; quoted numbers remain numbers.
  return /[";,\t\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * Spreadsheets run a cell that starts like a formula, which may send other cells away, and convert texts that look like numbers or dates: «
 * 1/2 » to 1 February, « 00123 » to 123. A leading apostrophe prevents both.
 */
function asText(text: string): string {
  return FORMULA.test(text) || isReadAsValue(text.normalize('NFKC').trim()) ? `'${text}` : text
}

// Some programs skip spaces and invisible characters before the sign; full-width signs and the true minus count in some.
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-−@＝＋－＠])/u

/** Whole numbers are shown as written, up to the 15 digits of a spreadsheet. */
const SAME_NUMBER = /^(?:0|[1-9]\d{0,14})$/
const NUMBER = /^[\d\s.,:/()%€$£'’–-]+(?:e[+-]?\d+|[ap]m?)?$/i
const MONTH =
  /^(?:\d{1,4}[\s./-]*)?(?:janv?|f[ée]v|feb|mars?|a[pv]r|mai|may|jui?[nl]|ao[uû]|aug|sep|oct|nov|d[ée]c)\p{L}*[\s./-]*(?:\d{1,4}(?:[\s./-]+\d{1,4})?)?(?:\s+\d{1,2}:[\d:.,]+(?:\s*[ap]m)?)?$/iu
/** Of ISO 8601, with a time. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.,]+(?:Z|[+-][\d:]+)?$/i
/** Truth values and errors: « #N/A », « #VALEUR! ». */
const WORD = /^(?:vrai|faux|true|false|#(?:N\/A|[\p{Lu}\d/]+[!?]))$/iu

function isReadAsValue(text: string): boolean {
  if (WORD.test(text)) return true
  return /\d/.test(text) && !SAME_NUMBER.test(text) && [NUMBER, MONTH, MOMENT].some((form) => form.test(text))
}

/** « 21/11/2026 », a date for a French spreadsheet; local day. */
export function dayCell(date: Date): Cell {
  return { value: dayText(date) }
}

export function dayText(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`
}
