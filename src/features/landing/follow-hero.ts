/** Once the main button has left the window, the header's link to the same place takes its colour. `left`: the page is shown no longer. */
export function followHero(left: AbortSignal): void {
  const call = document.querySelector('[data-hero-call]')
  if (!call || !('IntersectionObserver' in window)) return
  const mark = (isPast: boolean) => document.documentElement.toggleAttribute('data-past-hero', isPast)
  const observer = new IntersectionObserver(([entry]) => {
    mark(entry?.isIntersecting === false)
  })
  observer.observe(call)
  left.addEventListener('abort', () => {
    observer.disconnect()
    mark(false)
  })
}
