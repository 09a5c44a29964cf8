import { late } from '@/domain/base/late'
const number = late(() => new Intl.NumberFormat('fr-FR'))

/** « 12 500 ». A small count needs no `Intl`, whose first number costs a slow phone 20 ms. */
export function numberText(value: number): string {
  if (Number.isInteger(value) && value >= 0 && value < 1_000) return String(value)
  return number().format(value)
}

/** « 4 500 caractères, pour 4 000 au plus. » */
export function tooLongText(length: number, max: number): string {
  return `${numberText(length)} caractères, pour ${numberText(max)} au plus.`
}
