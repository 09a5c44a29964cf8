import { useMemo } from 'react'
import { memoryQuery } from '@/data/coach/memory'
import { useEntries, useListState, useLive, type Live } from '@/data/sync/use-live'
import { NO_MEMORY, type Memory } from '@/domain/coach/facts/facts'
import { rowsOf, type FactRow } from './fact-rows'

export interface MemoryState {
  /** `unknown`: offline, and nothing of it is on this device. */
  readonly status: 'loading' | 'ready' | 'error' | 'unknown'
  readonly memory: Memory
  /** What is remembered, and what was refused, which comes first. */
  readonly rows: readonly FactRow[]
  /** How many more there is room for. */
  readonly room: number
  /** It is this device's copy, and the server does not answer. */
  readonly isOld: boolean
  readonly retry: () => void
}

/** What the coach remembers of one person, live; several of them on a screen are one reading. */
export function useMemory(uid: string): MemoryState {
  const live = useLive(uid, memoryQuery(uid))
  const entries = useEntries(uid)
  const { isOffline } = useListState(live.status, live.status === 'ready' && live.isLive)
  const memory = live.status === 'ready' ? live.value : NO_MEMORY
  const rows = useMemo(() => rowsOf(memory, entries), [memory, entries])
  return {
    status: statusOf(live, isOffline),
    memory,
    rows,
    room: Math.max(0, memory.room - (rows.length - memory.facts.length)),
    isOld: live.status === 'ready' && !live.isLive && isOffline,
    retry: live.status === 'error' ? live.retry : () => undefined,
  }
}

function statusOf(live: Live<Memory>, isOffline: boolean): MemoryState['status'] {
  if (live.status !== 'ready') return live.status
  // A document that this device never heard of may be there.
  if (live.value.facts.length > 0 || live.isLive || live.since !== null) return 'ready'
  return isOffline ? 'unknown' : 'loading'
}
