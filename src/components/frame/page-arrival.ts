let lastTitle: string | null = null

/** Sets the tab's title. True after a navigation: the browser then leaves the focus on a removed link and announces nothing. */
export function arriveAt(title: string): boolean {
  const hasMoved = lastTitle !== null && lastTitle !== title
  lastTitle = title
  document.title = title
  return hasMoved
}
