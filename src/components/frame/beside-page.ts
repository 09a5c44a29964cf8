import { useSyncExternalStore } from 'react'
import { Listeners } from '@/domain/base/listeners'

let isTaken = false
const listeners = new Listeners()

/** Whether the coach's panel is next to the page; its width is `--beside` in `theme.css`. */
export function setBesidePage(isBeside: boolean): void {
  if (isTaken === isBeside) return
  isTaken = isBeside
  listeners.notify()
}

export function useIsBesidePage(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => isTaken)
}
