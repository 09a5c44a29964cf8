import Papa from 'papaparse'
import { pastedText } from '@/domain/base/text/pasted'

/**
 * A copy of a spreadsheet as one line per row, with tabs between cells and without the quotes around cells of several lines. Other texts are
 * unchanged: a spreadsheet quotes a cell only if it contains a tab, a line end or a quote.
 */
export function sheetLines(text: string): string {
  const plain = pastedText(text)
  if (!plain.includes('"')) return plain
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter: '\t', newline: '\n' })
  const isQuotedBySheet = data.some((cells) => cells.some((cell) => /[\t\n"]/.test(cell)))
  if (errors.some(({ type }) => type === 'Quotes') || !isQuotedBySheet) return plain
  return data.map((cells) => cells.map((cell) => cell.replace(/\s*[\t\n]\s*/g, ' ')).join('\t')).join('\n')
}
