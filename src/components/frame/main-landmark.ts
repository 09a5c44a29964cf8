/** Id of `main` on every page, the target of the skip link. */
export const MAIN_ID = 'contenu'

/** Focuses the heading of the screen, also when a focused element was removed. */
export function focusHeading(): void {
  const main = document.getElementById(MAIN_ID)
  const heading = main?.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target?.focus({ preventScroll: true })
}

/** After a press whose button may go with its notice or row. */
export function focusHeadingIfLost(): void {
  setTimeout(() => {
    if (document.activeElement === document.body) focusHeading()
  })
}

export function isFocusInMain(): boolean {
  const main = document.getElementById(MAIN_ID)
  return main !== document.activeElement && main?.contains(document.activeElement) === true
}
