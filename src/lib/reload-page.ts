const LIMIT_MS = 5_000

/** Asks the network itself: `navigator.onLine` says yes behind a hotel's login page too. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  try {
    const signal = AbortSignal.timeout(LIMIT_MS)
    return (await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}

/** False, and nothing has happened, while nobody answers: the browser's own error page would replace ours. */
export async function reloadIfReachable(): Promise<boolean> {
  if (!(await isReachable())) return false
  window.location.reload()
  return true
}
