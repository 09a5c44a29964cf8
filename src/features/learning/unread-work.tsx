import { ErrorNotice } from '@/components/error-notice'
import { isKnown, type Live } from '@/data/sync/live'
import { useListState } from '@/data/sync/use-live'
import type { Exercise } from '@/domain/learning/lesson'
import { errorText } from '@/lib/text/error-text'
import { Skeleton } from '@/ui/skeleton'

export const NEEDED = ['projects', 'candidates'] as const
type WorkList = (typeof NEEDED)[number]

/** The list of work in which an exercise is looked for. */
export const NEEDS: Readonly<Record<Exercise['kind'], WorkList | null>> = {
  items: 'projects',
  figures: 'candidates',
  judge: 'candidates',
  todos: null,
}

/** `missing`: the server has not answered, and this device has none of it. */
export function useReading(live: Live<readonly unknown[]>): 'ready' | 'loading' | 'missing' | 'failed' {
  const { isOffline } = useListState(live)
  if (live.status === 'error') return 'failed'
  if (isKnown(live)) return 'ready'
  return isOffline ? 'missing' : 'loading'
}

const WORDS = {
  projects: { load: 'projectLoad', missing: 'Vos projets ne sont pas encore sur cet appareil.' },
  candidates: { load: 'candidateLoad', missing: 'Vos produits ne sont pas encore sur cet appareil.' },
} as const

interface UnreadWorkProps {
  list: WorkList
  live: Live<readonly unknown[]>
  isMissing: boolean
}

/** In place of the way to the exercise: whether it is done is not known yet. */
export function UnreadWork({ list, live, isMissing }: UnreadWorkProps) {
  const { load, missing } = WORDS[list]
  if (live.status === 'error') {
    return <ErrorNotice text={errorText(load, live.error.code)} onRetry={live.retry} />
  }
  if (isMissing) return <ErrorNotice tone="info" text={`${missing} Revenez avec le réseau.`} />
  return <Skeleton className="h-12 w-52" />
}
