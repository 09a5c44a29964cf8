import { agreed } from '@/domain/base/text/french-count'

export interface ChartTable {
  readonly columns: readonly string[]
  /** Each row has as many cells as `columns`; the first cell names the row. */
  readonly rows: readonly (readonly string[])[]
}

export interface Chart {
  readonly title: string
  /** One sentence that describes the chart: shown under its title, and read by a screen reader. */
  readonly words: string
  readonly table: ChartTable
}

export const NOT_COUNTED = 'non compté'

/** The table as text for a screen reader and for the coach's model: one line per row, each number with its column. */
export function tableText({ columns: [, ...columns], rows }: ChartTable): string {
  return rows
    .map(([name = '', ...cells]) => {
      const told = cells.map((cell, index) => `${columns[index] ?? ''}\u00a0${cell}`)
      return `${name}\u00a0: ${told.join(', ')}`
    })
    .join('\n')
}

/** « 1 240 » */
export function countText(value: number): string {
  return value.toLocaleString('fr-FR')
}

/** « 7,5 », « 12 »: at most one decimal. */
export function decimalText(value: number): string {
  return rounded(value).toString().replace('.', ',')
}

/** « 7,5 tâches », « 1 jour » */
export function decimalCounted(value: number, word: string): string {
  return `${decimalText(value)}\u00a0${agreed(rounded(value), word)}`
}

export function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
