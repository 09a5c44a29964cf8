import { useSignedIn } from '@/components/signed-in-context'
import { useSeller } from '@/components/use-seller'
import { localDateOf } from '@/domain/base/time/local-date'
import { saleOf } from '@/domain/money/sale'
import type { ProductInputs } from '@/domain/money/sale-inputs'
import { caveats } from '@/domain/money/statement-words'
import { cn } from '@/lib/cn'
import { formatEuros } from '@/lib/text/format'

/** The rest of a sale, once price and purchase are known. */
export function CandidateRest({ figures }: { figures: ProductInputs }) {
  const { deviceNow } = useSignedIn()
  const sale = saleOf(figures, useSeller())
  if (!sale) return null
  const { restCents } = sale
  const notes = caveats(sale, localDateOf(deviceNow))
  return (
    <p className={cn('text-fine tabular-nums', restCents < 0 ? 'text-danger' : 'text-muted')}>
      {restCents < 0
        ? `Vous perdez ${formatEuros(-restCents)} par vente`
        : `Reste ${formatEuros(restCents)} par vente`}
      {notes.length > 0 && <span className="text-muted">{` (${notes.join(', ')})`}</span>}
    </p>
  )
}
