/** In ms after a press: what it removes may go only when its write is answered. */
const CHECKS_MS = [100, 400, 1_500]

/**
 * A press by key may remove its own button: « Lu », « Réessayer », the last « Afficher plus ». The focus then falls to `body`, and the next
 * Tab starts at the top of the page. Unless the press moved the focus itself, the nearest heading takes it, from where one reads on, or the
 * text field that the button stood under.
 */
export function keepFocusOfTheGone(): void {
  // Before the press is heard: it may remove the button at once.
  document.addEventListener('click', notePress, { capture: true })
}

function notePress({ detail }: MouseEvent): void {
  const pressed = document.activeElement
  // A pointer's press has a count.
  if (detail > 0 || !pressed || pressed === document.body) return
  const around = ancestorsOf(pressed)
  let isSettled = false
  // Whoever tabs on is elsewhere, also while the button of a later press is busy and has lost the focus for a moment.
  const tabOn = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') isSettled = true
  }
  document.addEventListener('keydown', tabOn)
  setTimeout(() => document.removeEventListener('keydown', tabOn), CHECKS_MS.at(-1))
  for (const after of CHECKS_MS) {
    setTimeout(() => {
      if (isSettled || pressed.isConnected) return
      isSettled = true
      if (document.activeElement === document.body) placeNear(around)?.focus()
    }, after)
  }
}

function ancestorsOf(element: Element): readonly Element[] {
  const parent = element.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

const HEADING = 'h1, h2, h3'
const TEXT_FIELD =
  'textarea:enabled, input:enabled:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden])'

/** The first heading or text field in the smallest of these elements that still is on the page. */
function placeNear(around: readonly Element[]): HTMLElement | null {
  for (const element of around) {
    const place = element.isConnected ? element.querySelector<HTMLElement>(`${HEADING}, ${TEXT_FIELD}`) : null
    if (!place) continue
    if (place.matches(HEADING)) place.tabIndex = -1
    return place
  }
  return null
}
