let lastTitle: string | null = null

/**
 * Gives the tab its title. True when the visitor came here from another page of this visit: the browser,
 * which loaded nothing, then leaves the focus on a link that is gone, and tells a screen reader nothing.
 */
export function arriveAt(title: string): boolean {
  const hasMoved = lastTitle !== null && lastTitle !== title
  lastTitle = title
  document.title = title
  return hasMoved
}
