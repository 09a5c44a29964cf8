import { useEffect, useId, useSyncExternalStore, type ReactNode } from 'react'
import { Listeners } from '@/domain/base/listeners'

interface Seating {
  /** Ids of the open overlays, the topmost last. */
  readonly seats: readonly string[]
  readonly panel: ReactNode
}

let seating: Seating = { seats: [], panel: null }
const listeners = new Listeners()

/** Renders the coach's panel inside a modal, which makes everything else inert. Required in each one with « Demander au coach ». */
export function CoachSeat() {
  const id = useId()
  useEffect(() => {
    set({ seats: [...seating.seats, id] })
    return () => set({ seats: seating.seats.filter((seat) => seat !== id) })
  }, [id])
  const { seats, panel } = useSyncExternalStore(listeners.subscribe, read)
  return (
    <>
      {/* Also rendered in overlays below the topmost, so that none of them is covered by the panel. */}
      <span hidden data-makes-room="" />
      {seats.at(-1) === id && panel}
    </>
  )
}

/** The topmost seat; null: the panel is next to the page. */
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
