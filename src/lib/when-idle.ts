/** Safari has no idle callback. */
const SOON_MS = 500
const LATEST_MS = 5_000

/** Returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, SOON_MS)
    return () => {
      clearTimeout(timer)
    }
  }
  const idle = requestIdleCallback(run, { timeout: LATEST_MS })
  return () => {
    cancelIdleCallback(idle)
  }
}
