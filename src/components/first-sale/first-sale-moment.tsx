import { Suspense } from 'react'
import { useIdleLoad } from '@/components/use-idle-load'
import { lazyOrNothing } from '@/lib/lazy-with-preload'
import { useFirstSale } from './note-days'

const FirstSaleDialog = lazyOrNothing(() => import('./first-sale-dialog').then((m) => m.FirstSaleDialog))

/** « Première vente, le 27 novembre »: once in a life, over the screen that recorded it. */
export function FirstSaleMoment() {
  const sale = useFirstSale()
  // A first sale may be noted offline.
  useIdleLoad(FirstSaleDialog.preload, true)
  return (
    sale && (
      <Suspense fallback={null}>
        <FirstSaleDialog sale={sale} />
      </Suspense>
    )
  )
}
