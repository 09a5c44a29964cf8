import type { LiveCandidate } from '@/data/research/research'
import type { Sheet } from '../use-sheet'
import { ProductFields, SellerFields } from './sale-fields'
import { SaleResult } from './sale-result'

interface MoneyTabProps {
  sheet: Sheet
  candidate: LiveCandidate
}

/** « Argent »: the amounts of a sale and its statement. */
export function MoneyTab({ sheet, candidate }: MoneyTabProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <ProductFields sheet={sheet} candidate={candidate} />
      <div className="min-w-0 lg:row-span-2">
        <SaleResult sheet={sheet} candidate={candidate} />
      </div>
      <SellerFields sheet={sheet} />
    </div>
  )
}
