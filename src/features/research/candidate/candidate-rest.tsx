import { useSignedIn } from '@/components/signed-in-context'
import { useSeller } from '@/components/use-seller'
import { euroText } from '@/domain/base/text/euro-text'
import { localDateOf } from '@/domain/base/time/local-date'
import { saleOf } from '@/domain/money/sale'
import type { ProductInputs } from '@/domain/money/sale-inputs'
import { caveats, marginText } from '@/domain/money/statement-words'
import { cn } from '@/lib/cn'

/** The rest of a sale, once price and purchase are known; its page says what it is made of. */
export function CandidateRest({ figures }: { figures: ProductInputs }) {
  const { deviceNow } = useSignedIn()
  const sale = saleOf(figures, useSeller())
  if (!sale) return null
  const { restCents, marginTenths } = sale
  const isLoss = restCents < 0
  const words = [
    'par vente',
    ...(marginTenths === null ? [] : [`marge ${marginText(marginTenths)}`]),
    ...caveats(sale, localDateOf(deviceNow)),
  ]
  return (
    <span
      title={words.join(', ')}
      className={cn('shrink-0 tabular-nums', isLoss ? 'text-danger' : 'text-ink')}
    >
      {`${isLoss ? 'Perte' : 'Reste'} ${euroText(Math.abs(restCents))}`}
    </span>
  )
}
