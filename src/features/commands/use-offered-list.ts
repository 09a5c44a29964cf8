import { useMemo, useState } from 'react'
import type { Reading } from '@/data/sync/live'
import { useLiveList } from '@/data/sync/use-live'
import type { Command } from './command'
import type { OfferedList } from './palette-groups'

interface ListKind<T> {
  readonly id: string
  readonly read: (uid: string, size: number) => Reading<readonly T[]>
  /** Number of entries at first, and after « load more ». */
  readonly sizes: readonly [number, number]
  readonly further: string
  readonly failed: string
  readonly toCommand: (item: T, now: Date) => Command
}

export interface LiveOffer extends OfferedList {
  readonly isReading: boolean
  /** Only cached data so far. */
  readonly isFromCache: boolean
}

/** A live list of the latest entries, longer on demand; nothing is read before `isWanted`. */
export function useOfferedList<T>(kind: ListKind<T>, uid: string, now: Date, isWanted = true): LiveOffer {
  const readingOf = (pages: number) => kind.read(uid, kind.sizes[pages === 1 ? 0 : 1])
  const offered = useLiveList(uid, isWanted ? readingOf : null)
  const { list, hasMore, isLoadingMore, showMore } = offered
  const [isFurther, setIsFurther] = useState(false)
  const found = offered.items
  const items = useMemo(() => found.map((item) => kind.toCommand(item, now)), [kind, found, now])

  function further(): Command | null {
    if (list.status === 'error') {
      return {
        id: `${kind.id}.retry`,
        look: 'retry',
        label: kind.failed,
        hint: 'Réessayer',
        target: { to: 'read', run: list.retry },
      }
    }
    if (!hasMore || isFurther) return null
    const run = () => {
      setIsFurther(true)
      showMore()
    }
    return { id: `${kind.id}.more`, look: 'more', label: kind.further, target: { to: 'read', run } }
  }

  const isFromCache = list.status === 'ready' && !list.isLive
  return {
    items,
    further: further(),
    // An empty cache says nothing about the server's data.
    isReading:
      isWanted && (list.status === 'loading' || isLoadingMore || (isFromCache && items.length === 0)),
    isFromCache,
  }
}
