/** Safari has no idle callback. */
const SOON_MS = 500
const LATEST_MS = 5_000
/** Longest wait of idle work for the drawing of a page that opens. */
const OPENING_MAX_MS = 3_000

let opening: Promise<void> | null = null

/** From now on idle work waits until the returned function is called: the page is being opened, and must not share the processor. */
export function holdIdleWork(): () => void {
  let release = () => {}
  opening = new Promise<void>((resolve) => {
    release = resolve
    setTimeout(resolve, OPENING_MAX_MS)
  }).then(() => {
    opening = null
  })
  return release
}

/** Runs when the page is opened and the browser has nothing else to do. Returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  if (!opening) return soon(run)
  let cancel: (() => void) | null = null
  let isCancelled = false
  void opening.then(() => {
    if (!isCancelled) cancel = soon(run)
  })
  return () => {
    isCancelled = true
    cancel?.()
  }
}

function soon(run: () => void): () => void {
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
