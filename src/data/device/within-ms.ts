/** Whether the work settled within the limit; it continues either way. A failure within the limit is thrown. */
export async function withinMs(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      resolve(false)
    }, limitMs)
  })
  try {
    return await Promise.race([work.then(() => true), limit])
  } finally {
    clearTimeout(timer)
    // A later failure must not be an unhandled rejection.
    work.catch(() => undefined)
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
}
