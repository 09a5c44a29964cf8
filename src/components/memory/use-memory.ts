import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { watchMemory } from '@/data/coach/memory'
import { dropFactChanges, readFactChanges, subscribeFactChanges } from '@/data/coach/memory-outbox'
import type { OnError, OnValue } from '@/data/live/live'
import { useListState, useLive, type Live } from '@/data/live/use-live'
import { NO_MEMORY, type Memory } from '@/domain/coach/facts'
import { rowsOf, settledBy, type FactRow } from './fact-rows'

export interface MemoryState {
  /** `unknown`: offline, and nothing of it is on this device. */
  readonly status: 'loading' | 'ready' | 'error' | 'unknown'
  readonly memory: Memory
  /** What is remembered, and what this device alone says, which comes first. */
  readonly rows: readonly FactRow[]
  /** How many more there is room for. */
  readonly room: number
  /** It is this device's copy, and the server does not answer. */
  readonly isOld: boolean
  readonly retry: () => void
}

/** What the coach remembers of one person, live; several of them on a screen are one reading. */
export function useMemory(uid: string): MemoryState {
  const live = useLive(
    useCallback((onValue: OnValue<Memory>, onError: OnError) => watchMemory(uid, onValue, onError), [uid]),
  )
  const changes = useSyncExternalStore(subscribeFactChanges, () => readFactChanges(uid))
  const { isOffline } = useListState(live.status, live.status === 'ready' && live.isFromCache)
  const memory = live.status === 'ready' ? live.value : NO_MEMORY
  const isServers = live.status === 'ready' && !live.isPending && !live.isFromCache

  // Nobody was there to hear the answer: the server's own copy tells what it was.
  useEffect(() => {
    const settled = isServers ? settledBy(memory, changes) : []
    if (settled.length > 0) dropFactChanges(uid, settled)
  }, [uid, changes, memory, isServers])

  const rows = useMemo(() => rowsOf(memory, changes, isServers), [memory, changes, isServers])
  const added = rows.filter(({ fact }) => !memory.ids.includes(fact.id)).length
  return {
    status: statusOf(live, memory, isOffline),
    memory,
    rows,
    room: Math.max(0, memory.room - added),
    isOld: live.status === 'ready' && live.isFromCache && isOffline,
    retry: live.status === 'error' ? live.retry : () => undefined,
  }
}

function statusOf(live: Live<Memory>, { ids }: Memory, isOffline: boolean): MemoryState['status'] {
  if (live.status !== 'ready') return live.status
  if (!live.isFromCache || ids.length > 0) return 'ready'
  // A copy on this device that is not there says nothing of the document.
  return isOffline ? 'unknown' : 'loading'
}
