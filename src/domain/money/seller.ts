import { readFields, readFlag, readInteger, readOneOf, type Fields } from '@/domain/base/read-field'
import { ACRE_ANSWERS, contributionParts, wholeRate } from '@/domain/law/contributions'
import { figureMax, figureOf, SELLER_KEYS, type SellerKey } from './figures'
import { RATES } from '@/domain/law/rates'
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
  acre: 'none',
  isFlatTaxed: false,
  contributionPoints: wholeRate(contributionParts({ acre: 'none', isFlatTaxed: false })),
  feePoints: null,
  feeFixedCents: null,
  marginPoints: null,
  goalCents: null,
}

/** Of a profile that was read; a missing one is a beginner's. */
export function sellerOf(profile: { readonly seller: Seller } | null): Seller {
  return profile?.seller ?? NEW_SELLER
}

/** `stored`: the map in the profile. Absent: never typed; null: cleared. A rate of contributions that was never typed is that of law. */
export function parseSeller(stored: unknown): Seller {
  const fields = readFields(stored) ?? {}
  const vat = VAT_REGIMES.find(({ points }) => points === fields['vatPoints'])
  const answers = {
    acre: readOneOf(
      fields['acre'],
      ACRE_ANSWERS.map(({ value }) => value),
      NEW_SELLER.acre,
    ),
    isFlatTaxed: readFlag(fields['isFlatTaxed']),
  }
  const untyped = {
    ...NEW_SELLER,
    ...answers,
    contributionPoints: wholeRate(contributionParts(answers)),
  }
  const typed = SELLER_KEYS.map((key) => [key, readFigure(fields, key, untyped[key])] as const)
  return {
    ...untyped,
    ...(Object.fromEntries(typed) as Pick<Seller, SellerKey>),
    vatPoints: vat?.points ?? NEW_SELLER.vatPoints,
  }
}

function readFigure(fields: Fields, key: SellerKey, untyped: number | null): number | null {
  const value = fields[key]
  if (value === null) return null
  const figure = figureOf(key)
  const parts = 10 ** (figure.moreDecimals ?? 0)
  const read = readInteger(
    typeof value === 'number' ? value * parts : value,
    0,
    figureMax(figure) * parts,
    -1,
  )
  return read === -1 ? untyped : read / parts
}
