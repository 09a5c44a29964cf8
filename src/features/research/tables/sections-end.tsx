import { CloudOff } from 'lucide-react'
import { ErrorNotice } from '@/components/error-notice'
import { ShowMore } from '@/components/show-more'
import type { LiveListState } from '@/components/use-live-list'
import type { LiveSection } from '@/data/research/sections'
import { errorText } from '@/lib/error-text'
import { FirstSection } from './first-section'
import { SectionSkeleton } from './section-skeleton'

interface SectionsEndProps {
  sections: LiveListState<LiveSection>
  /** There is no section, saved or not. */
  isEmpty: boolean
  onNew: () => void
}

/** What stands where the sections end: those that come, why there are none, or how to see more. */
export function SectionsEnd({ sections, isEmpty, onNew }: SectionsEndProps) {
  const { list, isKnown, isOffline } = sections
  const isUnknown = list.status === 'loading' || (!isKnown && isEmpty)

  if (list.status === 'error') {
    return <ErrorNotice text={errorText('researchLoad', list.error.code)} onRetry={list.retry} />
  }
  if (isUnknown && isOffline) {
    return (
      <p className="flex items-center justify-center gap-2 text-center text-small text-muted">
        <CloudOff aria-hidden className="size-4 shrink-0" />
        {`Hors ligne\u00a0: vos sections s'afficheront au retour du réseau.`}
      </p>
    )
  }
  if (isUnknown) return <SectionSkeleton />
  if (isEmpty) return <FirstSection onNew={onNew} />
  return <ShowMore {...sections} />
}
