import { CloudOff } from 'lucide-react'
import { ErrorNotice } from '@/components/error-notice'
import { useIsOnline } from '@/components/use-is-online'
import { useLasts } from '@/components/use-lasts'
import type { LiveSection } from '@/data/research/sections'
import type { LivePages } from '@/data/live/use-live-pages'
import { errorText } from '@/lib/error-text'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Skeleton } from '@/ui/skeleton'
import { FirstSection } from './first-section'

/** How long an answer from the local cache alone counts as « still connecting ». */
const CONNECTING_MS = 3_000

interface SectionsEndProps extends LivePages<LiveSection> {
  /** There is no section, saved or not. */
  isEmpty: boolean
  hasMore: boolean
  onNew: () => void
}

/** What stands where the sections end: those that come, why there are none, or how to see more. */
export function SectionsEnd({ list, isEmpty, hasMore, isLoadingMore, showMore, onNew }: SectionsEndProps) {
  const isOnline = useIsOnline()
  const isUnknown = list.status === 'loading' || (list.status === 'ready' && list.isFromCache && isEmpty)
  const isCut = useLasts(isUnknown, CONNECTING_MS)

  if (list.status === 'error') {
    return <ErrorNotice text={errorText('researchLoad', list.error.code)} onRetry={list.retry} />
  }
  if (isUnknown && (!isOnline || isCut)) {
    return (
      <p className="flex items-center justify-center gap-2 text-center text-small text-muted">
        <CloudOff aria-hidden className="size-4 shrink-0" />
        {`Hors ligne\u00a0: vos sections s'afficheront au retour du réseau.`}
      </p>
    )
  }
  if (isUnknown) return <SectionSkeleton />
  if (isEmpty) return <FirstSection onNew={onNew} />
  if (!hasMore) return null
  return (
    <Button variant="secondary" className="self-center" isBusy={isLoadingMore} onClick={showMore}>
      Afficher plus
    </Button>
  )
}

/** The place of the sections that come. */
function SectionSkeleton() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-6">
      <span className="sr-only">Chargement des sections</span>
      {[0, 1].map((section) => (
        <Card
          key={section}
          className="flex flex-col gap-5 max-sm:-mx-4 max-sm:rounded-none max-sm:border-x-0"
        >
          <Skeleton className="h-7 w-48" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </Card>
      ))}
    </div>
  )
}
