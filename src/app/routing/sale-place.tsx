import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { OverlayBoundary } from '@/app/faults/overlay-boundary'
import { useSaleDraft } from '@/data/use-sale-draft'
import { screenOf } from '@/lib/screens'

const SaleArrival = lazy(() =>
  import('@/features/sale-draft/sale-arrival').then((m) => ({ default: m.SaleArrival })),
)

/** Above the dashboard: the calculation of the landing page, if this device has one. Few persons load it. */
export function SalePlace() {
  const isHome = screenOf(useLocation().pathname) === 'home'
  const draft = useSaleDraft()
  if (!isHome || !draft) return null
  return (
    <OverlayBoundary isSilent>
      <Suspense fallback={null}>
        <div className="mb-6 empty:hidden">
          <SaleArrival />
        </div>
      </Suspense>
    </OverlayBoundary>
  )
}
