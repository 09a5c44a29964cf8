const LIMIT_MS = 5_000

/** Sends a request, because `navigator.onLine` is true behind a captive portal too. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(LIMIT_MS)
    return (await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
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
