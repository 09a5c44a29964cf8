import { useSyncExternalStore } from 'react'
import { Listeners } from '@/domain/base/listeners'

let isTaken = false
const listeners = new Listeners()

/** The coach's panel stands beside the page, and takes from its width what `--beside` says in `theme.css`. */
export function setBesidePage(isBeside: boolean): void {
  if (isTaken === isBeside) return
  isTaken = isBeside
  listeners.notify()
}

export function useIsBesidePage(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => isTaken)
}
