import { Suspense, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readFields } from '@/domain/base/read-field'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import type { PaidArrival } from '@/lib/paths'
import { screenOf } from '@/lib/screens'
import { OverlayBoundary } from '@/app/faults/overlay-boundary'

const PaidCard = lazyWithPreload(() =>
  import('@/features/account/payments/paid-card').then((m) => m.PaidCard),
)
const IS_PAID: keyof PaidArrival = 'isPaid'

/** Card above the dashboard after a payment; its state is in the history entry, so it remains after a reload. */
export function PaidPlace() {
  const location = useLocation()
  const { pathname } = location
  const navigate = useNavigate()
  const screen = screenOf(pathname)
  const isPaying = screen === 'payment'

  useEffect(() => {
    // A failed preload only delays the card.
    if (isPaying) PaidCard.preload().catch(() => undefined)
  }, [isPaying])

  if (screen !== 'home' || readFields(location.state)?.[IS_PAID] !== true) return null
  return (
    <OverlayBoundary isSilent>
      <Suspense fallback={null}>
        <PaidCard onClose={() => void navigate(pathname, { replace: true, state: null })} />
      </Suspense>
    </OverlayBoundary>
  )
}
