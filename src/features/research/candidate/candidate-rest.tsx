import { useSignedIn } from '@/components/signed-in-context'
import { useSeller } from '@/components/use-seller'
import { euroText } from '@/domain/base/text/euro-text'
import { localDateOf } from '@/domain/base/time/local-date'
import { saleOf } from '@/domain/money/sale'
import type { ProductInputs } from '@/domain/money/sale-inputs'
import { caveats, marginText } from '@/domain/money/statement-words'
import { cn } from '@/lib/cn'

/** The rest of a sale and its margin, once price and purchase are known. */
export function CandidateRest({ figures }: { figures: ProductInputs }) {
  const { deviceNow } = useSignedIn()
  const sale = saleOf(figures, useSeller())
  if (!sale) return null
  const { restCents, marginTenths } = sale
  const notes = caveats(sale, localDateOf(deviceNow))
  return (
    <p className={cn('text-fine tabular-nums', restCents < 0 ? 'text-danger' : 'text-muted')}>
      {restCents < 0
        ? `Vous perdez ${euroText(-restCents)} par vente`
        : `Reste ${euroText(restCents)} par vente`}
      {marginTenths !== null && (
        <>
          {', marge '}
          <span className="font-semibold">{marginText(marginTenths)}</span>
        </>
      )}
      {notes.length > 0 && <span className="text-muted">{` (${notes.join(', ')})`}</span>}
    </p>
  )
}
