import Papa from 'papaparse'
import { pastedText } from '@/domain/base/text/pasted'
import { withClosedQuotes } from './closed-quotes'

/**
 * A copy of a spreadsheet as one line per row, with tabs between cells and without the quotes around cells of several lines. Other texts are
 * unchanged: a spreadsheet quotes a cell only if it contains a tab, a line end or a quote.
 */
export function sheetLines(text: string): string {
  const plain = pastedText(text)
  if (!plain.includes('"')) return plain
  const quoted: string[] = []
  const closed = withClosedQuotes(plain, '\t', (inner) => {
    const isCell = /[\t\n"]/.test(inner)
    if (isCell) quoted.push(inner)
    return isCell
  })
  if (quoted.length === 0) return plain
  const { data } = Papa.parse<string[]>(closed, { delimiter: '\t', newline: '\n' })
  return data.map((cells) => cells.map((cell) => cell.replace(/\s*[\t\n]\s*/g, ' ')).join('\t')).join('\n')
}
