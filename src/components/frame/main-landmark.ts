/** Of the `main` of every page, where the skip link leads. */
export const MAIN_ID = 'contenu'

/** The start of the screen, also for the focus of what has just gone from it. */
export function focusHeading(): void {
  const main = document.getElementById(MAIN_ID)
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}

export function isFocusInMain(): boolean {
  const main = document.getElementById(MAIN_ID)
  return main !== document.activeElement && main?.contains(document.activeElement) === true
}
