import { isGone } from '@/lib/reload-page'

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

/** `stale`: a newer version replaced the screen's file; `network`: the file did not arrive; `broken`: the screen threw. */
export async function faultOf(thrown: unknown): Promise<ScreenFault> {
  if (typeof thrown !== 'object' || thrown === null || !lost.has(thrown)) return 'broken'
  const fault = known.get(thrown) ?? causeOfLoss()
  known.set(thrown, fault)
  return fault
}

/** The entry's name has a hash of everything that it loads: while the server has it, it has all files of this version. */
async function causeOfLoss(): Promise<ScreenFault> {
  const [entry] =
    document.querySelector<HTMLScriptElement>('script[data-app]')?.dataset['app']?.split(' ') ?? []
  return entry !== undefined && (await isGone(entry)) ? 'stale' : 'network'
}
