import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { LESSON_QUERY } from '@/lib/paths'
import { screenOf, type ScreenName } from '@/lib/screens'
import { OverlayBoundary } from '@/app/faults/overlay-boundary'

const LessonStrip = lazy(() =>
  import('@/features/learning/lesson-strip').then((m) => ({ default: m.LessonStrip })),
)

interface UnderWay {
  readonly lesson: string
  readonly screen: ScreenName
}

/** The exercise strip of the lesson that led to this screen; null: none. Removed on leaving the screen. */
export function useLessonStrip(): ReactNode {
  const { pathname, search } = useLocation()
  const at = screenOf(pathname)
  // An exercise about figures leads from the list to a product's page.
  const screen = at === 'product' ? 'research' : at
  const asked = new URLSearchParams(search).get(LESSON_QUERY)
  // Other days and overlays of the screen have URLs without the query.
  const [underWay, setUnderWay] = useState<UnderWay | null>(null)
  const here = underWay?.screen === screen ? underWay : null
  const isNew = asked !== null && screen !== null && here?.lesson !== asked
  const next = isNew ? { lesson: asked, screen } : here
  if (next !== underWay) setUnderWay(next)
  if (!next) return null
  return (
    <OverlayBoundary isSilent>
      <Suspense fallback={<div className="mb-6 h-15.5 shrink-0" />}>
        <LessonStrip id={next.lesson} screen={next.screen} />
      </Suspense>
    </OverlayBoundary>
  )
}
