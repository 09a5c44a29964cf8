/** Whether the work settled within the limit; it continues either way. A failure within the limit is thrown. */
export function withinMs(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  // A later failure must not be an unhandled rejection.
  work.catch(() => undefined)
  return Promise.race([work.then(() => true), pause(limitMs).then(() => false)])
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
