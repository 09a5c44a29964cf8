import { CloudOff } from 'lucide-react'
import { ErrorNotice } from '@/components/error-notice'
import { ShowMore } from '@/components/show-more'
import type { LiveSection } from '@/data/research/section-lists'
import type { LiveListState } from '@/data/sync/use-live'
import { errorText } from '@/lib/text/error-text'
import { Card } from '@/ui/card'
import { Skeleton } from '@/ui/skeleton'

interface SectionsEndProps {
  sections: LiveListState<LiveSection>
  isEmpty: boolean
}

/** Below the sections: placeholders, the reason why there are none, or a button for more. */
export function SectionsEnd({ sections, isEmpty }: SectionsEndProps) {
  const { list, isKnown, isOffline } = sections
  const isUnknown = list.status === 'loading' || (!isKnown && isEmpty)

  if (list.status === 'error') {
    return <ErrorNotice text={errorText('researchLoad', list.error.code)} onRetry={list.retry} />
  }
  if (isUnknown && isOffline) {
    return (
      <p data-offline="" className="flex items-center justify-center gap-2 text-center text-small text-muted">
        <CloudOff aria-hidden className="size-4 shrink-0" />
        {`Hors ligne\u00a0: vos tableaux s’afficheront au retour du réseau.`}
      </p>
    )
  }
  if (isUnknown) return <SectionSkeleton />
  return <ShowMore {...sections} />
}

export function SectionSkeleton() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-6">
      <span className="sr-only">Chargement des tableaux</span>
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
