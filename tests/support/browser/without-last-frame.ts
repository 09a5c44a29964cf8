/** Runs in the page before its scripts: removes the stored frame, so that the page shows only the app's own render. */
export function withoutLastFrame(): void {
  try {
    localStorage.removeItem(`coach-boom.frame.${location.pathname}${location.search}`)
  } catch {
    // An empty page, or a browser without storage, has no frame.
  }
}
