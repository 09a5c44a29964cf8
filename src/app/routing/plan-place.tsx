import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { readStored, storedKeys } from '@/data/device/device-storage'
import { screenOf } from '@/lib/screens'
import { OverlayBoundary } from '@/app/faults/overlay-boundary'

const PlanArrival = lazy(() =>
  import('@/features/plan/plan-arrival').then((m) => ({ default: m.PlanArrival })),
)

/** Above the dashboard: what is left of « Votre plan en 5 questions » on this device. Almost nobody loads it. */
export function PlanPlace() {
  const isHome = screenOf(useLocation().pathname) === 'home'
  // Once it is here it stays: the plan that it takes over, and that may come back, is gone from the device meanwhile.
  const [isHere, setHere] = useState(false)
  if (isHome && !isHere && hasPlanDraft()) setHere(true)
  if (!isHome || !isHere) return null
  return (
    <OverlayBoundary isSilent>
      <Suspense fallback={null}>
        <div className="mb-6 empty:hidden">
          <PlanArrival />
        </div>
      </Suspense>
    </OverlayBoundary>
  )
}

function hasPlanDraft(): boolean {
  // Made before a login that is not to be remembered, it is still where a visitor's texts are.
  return storedKeys('plan').length > 0 || readStored('plan.device', 'device') !== null
}
