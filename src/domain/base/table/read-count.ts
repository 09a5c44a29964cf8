import { pastedLine } from '@/domain/base/text/pasted'

export const COUNT_FAULT = 'Écrivez un nombre entier, par exemple 12.'
export const COUNT_MAX = 10_000_000

/** Also « 1 234 », « 1.234 » and « 12,0 » of a spreadsheet; null when blank. */
export function readCount(cell: string): number | null | 'count' {
  const text = pastedLine(cell).replace(/(?<=\d)[.,]0{1,2}$/, '')
  if (text === '') return null
  const isCount = /^\d+$/.test(text) || /^\d{1,3}(?:[\s.,’']\d{3})+$/.test(text)
  const count = isCount ? Number(text.replace(/\D/g, '')) : Number.NaN
  return count <= COUNT_MAX ? count : 'count'
}
