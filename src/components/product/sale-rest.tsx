import { WaterfallStrip } from '@/components/sale/waterfall'
import { useSignedIn } from '@/components/signed-in-context'
import { useKnownSeller } from '@/components/use-seller'
import { localDateOf } from '@/domain/base/time/local-date'
import { saleOf } from '@/domain/money/sale'
import type { ProductInputs } from '@/domain/money/sale-inputs'
import { caveats, marginText, shortRestWords } from '@/domain/money/statement-words'
import { cn } from '@/lib/cn'

interface SaleRestProps {
  figures: ProductInputs
  className?: string
}

/** « Reste 9,22 € » or « Perte 1,20 € », once price and purchase are known; the tab « Argent » says how it is computed. */
export function SaleRest({ figures, className }: SaleRestProps) {
  const { deviceNow } = useSignedIn()
  const seller = useKnownSeller()
  const sale = seller && saleOf(figures, seller)
  if (!sale) return null
  const { restCents, marginTenths } = sale
  const words = [
    'par vente',
    ...(marginTenths === null ? [] : [`marge ${marginText(marginTenths)}`]),
    ...caveats(sale, localDateOf(deviceNow)),
  ]
  return (
    <span
      title={words.join(', ')}
      className={cn(
        'inline-flex shrink-0 items-center gap-2 tabular-nums',
        restCents < 0 ? 'text-danger' : 'text-ink',
        className,
      )}
    >
      <WaterfallStrip statement={sale} className="w-10 [tr_&]:max-xl:hidden" />
      {shortRestWords(restCents)}
    </span>
  )
}
