/** After a pause, or as soon as the network returns. */
export function later(ms: number, act: () => void): void {
  const timer = setTimeout(once, ms)
  window.addEventListener('online', once)
  function once() {
    clearTimeout(timer)
    window.removeEventListener('online', once)
    act()
  }
}
