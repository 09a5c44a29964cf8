import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { storedKeys } from '@/data/device/device-storage'
import { screenOf } from '@/lib/screens'
import { OverlayBoundary } from '@/app/faults/overlay-boundary'

const PlanArrival = lazy(() =>
  import('@/features/plan/plan-arrival').then((m) => ({ default: m.PlanArrival })),
)

/** Above the dashboard: the rest of « Votre plan en 5 questions » on this device. Few persons load it. */
export function PlanPlace() {
  const isHome = screenOf(useLocation().pathname) === 'home'
  // Mounted until the page closes: the plan that it takes over is deleted from the device, and may come back.
  const [isHere, setHere] = useState(false)
  if (isHome && !isHere && storedKeys('plan').length > 0) setHere(true)
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
