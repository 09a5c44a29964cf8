import { late } from '@/domain/base/late'
const euros = late(() => new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }))

/** « 12,50 € », « −3,20 € », with no-break spaces. */
export function euroText(cents: number): string {
  return withMinus(euros().format(cents / 100))
}

/** The minus sign of every figure on the screen: a hyphen is shorter than a digit and breaks a line. */
export function withMinus(figure: string): string {
  return figure.replace('-', '\u2212')
}
