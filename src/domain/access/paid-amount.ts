import type { Payment } from './payment'

/**
 * « 29,99 € », with no-break spaces: an amount in the smallest unit of the payment's own currency, whatever the price's is today. A code that
 * is no currency is written behind the number.
 */
export function paidAmount(amount: number, { currency }: Pick<Payment, 'currency'>): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount} ${currency}`
  const format = new Intl.NumberFormat('fr-FR', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
