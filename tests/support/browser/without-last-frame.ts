/** Runs in the page, before its own scripts: what stands on it is drawn by the app, and not kept from the page before. */
export function withoutLastFrame(): void {
  try {
    localStorage.removeItem(`coach-boom.frame.${location.pathname}${location.search}`)
  } catch {
    // An empty page, or a browser that refuses storage, keeps none.
  }
}
