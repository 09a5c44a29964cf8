import { parseAmount } from '@/domain/base/text/pasted-amount'
import type { Facts } from '../facts'

/** Price with taxes in cents; null: not typed, not one clear amount, or without taxes. */
export function priceCents({ price = '' }: Facts): number | null {
  const read = parseAmount(price)
  return typeof read === 'number' ? read : null
}
