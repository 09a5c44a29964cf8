import { agreed } from '@/domain/base/text/french-count'
import { amountText } from '@/domain/base/pasted-amount'

/** The numbers of a chart, as it draws them and as text. */
export interface ChartTable {
  readonly columns: readonly string[]
  /** Of one length with `columns`; the first cell names the row. */
  readonly rows: readonly (readonly string[])[]
}

export interface Chart {
  readonly title: string
  /** What it shows, in one sentence: under its title, and for whoever does not see it. */
  readonly words: string
  readonly table: ChartTable
}

/** A cell without a number. */
export const NOT_COUNTED = 'non compté'

/** As a person reads it aloud and a model does: a line a row, each number with its column. */
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

/** null: none is known. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length
}

/** « 12,50 € », « −3,20 € » */
export function euroText(cents: number): string {
  return `${cents < 0 ? '−' : ''}${amountText(Math.abs(cents))}\u00a0€`
}
