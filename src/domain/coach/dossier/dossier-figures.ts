import type { LocalDate } from '@/domain/base/time/local-date'
import { amountText } from '@/domain/base/text/pasted-amount'
import { figureWords, PRODUCT_KEYS } from '@/domain/money/figures'
import { saleOf } from '@/domain/money/sale'
import type { Seller } from '@/domain/money/sale-inputs'
import { caveats, marginText } from '@/domain/money/statement-words'
import type { Candidate } from '@/domain/research/candidate'

/** Typed amounts of the product and the margin of a sale; empty if none were typed. */
export function figuresOf({ figures }: Candidate, seller: Seller, today: LocalDate): string[] {
  const known = PRODUCT_KEYS.flatMap((key) => {
    const value = figures[key]
    return value === null ? [] : figureWords(key, value).toLowerCase().replace('\u00a0:', '')
  })
  const sale = saleOf(figures, seller)
  if (sale) {
    const share = sale.marginTenths === null ? [] : [marginText(sale.marginTenths)]
    const notes = [...share, ...caveats(sale, today)].join(', ')
    known.push(`reste par vente ${amountText(sale.restCents)}\u00a0€${notes && ` (${notes})`}`)
  }
  return known.length === 0 ? [] : [known.join(', ')]
}
