/** In ms after a press: what it removes may go only when its write is answered. */
const CHECKS_MS = [100, 400, 1_500]

/**
 * A press by key may remove its own button: « Lu », « Réessayer », the last « Afficher plus ». The focus then falls to `body`, and the next
 * Tab starts at the top of the page. Unless the press moved the focus itself, the nearest heading takes it, from where one reads on.
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
  for (const after of CHECKS_MS) {
    setTimeout(() => {
      if (isSettled || pressed.isConnected) return
      isSettled = true
      if (document.activeElement === document.body) headingNear(around)?.focus()
    }, after)
  }
}

function ancestorsOf(element: Element): readonly Element[] {
  const parent = element.parentElement
  return parent ? [parent, ...ancestorsOf(parent)] : []
}

/** The first heading in the smallest of these elements that still is on the page. */
function headingNear(around: readonly Element[]): HTMLElement | null {
  for (const element of around) {
    const heading = element.isConnected ? element.querySelector<HTMLElement>('h1, h2, h3') : null
    if (!heading) continue
    heading.tabIndex = -1
    return heading
  }
  return null
}
