/** A wait that can be cut short. */
export function createPause() {
  let cut: (() => void) | null = null
  return {
    wait(ms: number): Promise<void> {
      return new Promise((resolve) => {
        const timer = setTimeout(end, ms)
        function end() {
          clearTimeout(timer)
          cut = null
          resolve()
        }
        cut = end
      })
    },
    end: () => cut?.(),
  }
}
