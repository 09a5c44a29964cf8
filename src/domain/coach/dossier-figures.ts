import { amountText } from '@/domain/base/pasted-amount'
import { figureWords, PRODUCT_KEYS } from '@/domain/money/figures'
import { saleOf } from '@/domain/money/sale'
import type { Seller } from '@/domain/money/sale-inputs'
import { marginText } from '@/domain/money/statement-words'
import type { Candidate } from '@/domain/research/candidate'

/** What was typed of a sale of the product, and what is left of it; nothing where nothing was typed. */
export function figuresOf({ figures }: Candidate, seller: Seller): string[] {
  const known = PRODUCT_KEYS.flatMap((key) => {
    const value = figures[key]
    return value === null ? [] : figureWords(key, value).toLowerCase().replace('\u00a0:', '')
  })
  const sale = saleOf(figures, seller)
  if (sale) {
    const share = sale.marginTenths === null ? '' : ` (${marginText(sale.marginTenths)})`
    const open = sale.open.length > 0 ? ', coûts inconnus non comptés' : ''
    known.push(`reste par vente ${amountText(sale.restCents)}\u00a0€${share}${open}`)
  }
  return known.length === 0 ? [] : [known.join(', ')]
}
