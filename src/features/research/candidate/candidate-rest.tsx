import { useSeller } from '@/components/use-seller'
import { saleOf } from '@/domain/money/sale'
import type { ProductInputs } from '@/domain/money/sale-inputs'
import { cn } from '@/lib/cn'
import { formatEuros } from '@/lib/text/format'

/** What a sale leaves, once price and purchase are known. */
export function CandidateRest({ figures }: { figures: ProductInputs }) {
  const sale = saleOf(figures, useSeller())
  if (!sale) return null
  const { restCents } = sale
  return (
    <p className={cn('text-fine tabular-nums', restCents < 0 ? 'text-danger' : 'text-muted')}>
      {restCents < 0
        ? `Vous perdez ${formatEuros(-restCents)} par vente`
        : `Reste ${formatEuros(restCents)} par vente`}
    </p>
  )
}
