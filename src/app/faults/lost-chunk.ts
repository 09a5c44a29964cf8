import { isReachable } from '@/lib/reload-page'

export type ScreenFault = 'stale' | 'network' | 'broken'

/** What Vite could not load for a lazy screen, a dialog or a style: known by identity, not by an English sentence. */
const lost = new WeakSet<object>()
/** React keeps the failure of a lazy screen for as long as the page lives: so is its reason. */
const known = new WeakMap<object, Promise<ScreenFault>>()

export function watchLostChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    lost.add(payload)
  })
}

/**
 * Why a screen could not be drawn: its file is gone since a newer version is online, nothing could be loaded at
 * all, or the screen itself broke.
 */
export async function faultOf(thrown: unknown): Promise<ScreenFault> {
  if (typeof thrown !== 'object' || thrown === null || !lost.has(thrown)) return 'broken'
  const fault = known.get(thrown) ?? isReachable().then((yes) => (yes ? 'stale' : 'network'))
  known.set(thrown, fault)
  return fault
}
