const LIMIT_MS = 5_000

/** Sends a request, because `navigator.onLine` is true behind a captive portal too. */
export async function isReachable(): Promise<boolean> {
  return (await answerFor('/manifest.webmanifest'))?.ok === true
}

/** Whether the server says that it has no such file; false if it does not answer. */
export async function isGone(address: string): Promise<boolean> {
  return (await answerFor(address))?.status === 404
}

/** The service worker answers no HEAD request, so this is the server's own answer; null: none. */
async function answerFor(address: string): Promise<Response | null> {
  if (!navigator.onLine) return null
  const signal = AbortSignal.timeout(LIMIT_MS)
  return fetch(address, { method: 'HEAD', cache: 'no-store', signal }).catch(() => null)
}

/** False without a reload if the server does not answer: the browser's error page would replace ours. */
export async function reloadIfReachable(): Promise<boolean> {
  if (!(await isReachable())) return false
  window.location.reload()
  return true
}

/** Whether this page is itself a reload: reloading it again would not help. */
export function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
}
