import { isReachable } from '@/lib/reload-page'

export type ScreenFault = 'stale' | 'network' | 'broken'

/** Load errors of lazy screens, dialogs and styles, compared by identity, not by an English message. */
const lost = new WeakSet<object>()
/** React caches the failure of a lazy screen until the page is reloaded, so its cause is cached too. */
const known = new WeakMap<object, Promise<ScreenFault>>()

export function watchLostChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    lost.add(payload)
  })
}

/** `stale`: a newer version replaced the screen's file; `network`: nothing could be loaded; `broken`: the screen threw. */
export async function faultOf(thrown: unknown): Promise<ScreenFault> {
  if (typeof thrown !== 'object' || thrown === null || !lost.has(thrown)) return 'broken'
  const fault = known.get(thrown) ?? isReachable().then((yes) => (yes ? 'stale' : 'network'))
  known.set(thrown, fault)
  return fault
}
