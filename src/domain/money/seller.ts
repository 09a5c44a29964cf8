import { readFields, readInteger, type Fields } from '@/domain/base/read-field'
import { figureMax, figureOf, SELLER_KEYS, type SellerKey } from './figures'
import { RATES } from './rates'
import type { Seller } from './sale-inputs'

/** « Régime de TVA », by the VAT rate that a price includes. */
export const VAT_REGIMES = [
  { points: 0, label: 'Franchise en base' },
  { points: RATES.vat20.points, label: 'Assujetti, 20\u00a0%' },
  { points: RATES.vat55.points, label: 'Assujetti, 5,5\u00a0%' },
] as const

/** A beginner: a micro-enterprise under « franchise en base ». */
export const NEW_SELLER: Seller = {
  vatPoints: 0,
  contributionPoints: RATES.microGoods.points,
  feePoints: null,
  feeFixedCents: null,
  marginPoints: null,
  goalCents: null,
}

/** `stored`: the map in the profile. Absent: never typed; null: cleared. */
export function parseSeller(stored: unknown): Seller {
  const fields = readFields(stored) ?? {}
  const typed = SELLER_KEYS.map((key) => [key, readSeller(fields, key)] as const)
  const vat = VAT_REGIMES.find(({ points }) => points === fields['vatPoints'])
  return {
    ...NEW_SELLER,
    ...(Object.fromEntries(typed) as Pick<Seller, SellerKey>),
    vatPoints: vat?.points ?? NEW_SELLER.vatPoints,
  }
}

function readSeller(fields: Fields, key: SellerKey): number | null {
  const value = fields[key]
  if (value === null) return null
  const read = readInteger(value, 0, figureMax(figureOf(key)), -1)
  return read === -1 ? NEW_SELLER[key] : read
}
