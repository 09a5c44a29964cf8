/** Once the main button has left the window, the header's link to the same place takes its colour. */
export function followHero(): void {
  const call = document.querySelector('[data-hero-call]')
  if (!call || !('IntersectionObserver' in window)) return
  new IntersectionObserver(([entry]) => {
    document.documentElement.toggleAttribute('data-past-hero', entry?.isIntersecting === false)
  }).observe(call)
}
