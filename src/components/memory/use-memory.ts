import { useMemo } from 'react'
import { memoryQuery } from '@/data/coach/memory'
import type { Live } from '@/data/sync/live'
import { useEntries, useListState, useLive } from '@/data/sync/use-live'
import { NO_MEMORY, type Memory } from '@/domain/coach/facts/facts'
import { rowsOf, type FactRow } from './fact-rows'

export interface MemoryState {
  /** `unknown`: offline, and this device has no replica. */
  readonly status: 'loading' | 'ready' | 'error' | 'unknown'
  readonly memory: Memory
  /** Remembered facts, after the refused ones. */
  readonly rows: readonly FactRow[]
  readonly room: number
  /** Data of the device's replica, because the server does not answer. */
  readonly isOld: boolean
  readonly retry: () => void
}

/** The coach's memory of one person, live; several uses on a screen share one subscription. */
export function useMemory(uid: string): MemoryState {
  const live = useLive(uid, memoryQuery(uid))
  const entries = useEntries(uid)
  const { isOffline } = useListState(live)
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
  // The device may lack a document that exists on the server.
  if (live.value.facts.length > 0 || live.isLive || live.since !== null) return 'ready'
  return isOffline ? 'unknown' : 'loading'
}
