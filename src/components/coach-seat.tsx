import { useEffect, useId, useSyncExternalStore, type ReactNode } from 'react'
import { Listeners } from '@/domain/base/listeners'

interface Seating {
  /** The overlays that lie over the page, the topmost last. */
  readonly seats: readonly string[]
  /** The panel, for the topmost of them. */
  readonly panel: ReactNode
}

let seating: Seating = { seats: [], panel: null }
const listeners = new Listeners()

/**
 * Where the coach's panel is drawn while a modal overlay lies over the page: what stands outside of a modal can be
 * neither reached nor heard. To be put into each overlay that has « Demander au coach ».
 */
export function CoachSeat() {
  const id = useId()
  useEffect(() => {
    set({ seats: [...seating.seats, id] })
    return () => set({ seats: seating.seats.filter((seat) => seat !== id) })
  }, [id])
  const { seats, panel } = useSyncExternalStore(listeners.subscribe, read)
  return (
    <>
      {/* Of an overlay below the topmost one too: none of them stays under the panel. */}
      <span hidden data-makes-room="" />
      {seats.at(-1) === id && panel}
    </>
  )
}

/** The seat on top; null: the panel stands beside the page. */
export function useTopSeat(): string | null {
  return useSyncExternalStore(listeners.subscribe, () => seating.seats.at(-1) ?? null)
}

export function useSeated(panel: ReactNode): void {
  useEffect(() => set({ panel }))
  useEffect(() => () => set({ panel: null }), [])
}

function set(change: Partial<Seating>) {
  if ('panel' in change && change.panel === seating.panel) return
  seating = { ...seating, ...change }
  listeners.notify()
}

function read(): Seating {
  return seating
}
