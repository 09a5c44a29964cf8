/**
 * Notes at the root whether the focus came by a press or by a key: a browser shows it on a text field either way, and who
 * points sees where the caret is. `theme.css` draws their ring quieter.
 */
export function noteWhatMovesFocus(): void {
  let isPointer = false
  const listen = (name: 'pointerdown' | 'keydown') =>
    document.addEventListener(name, () => (isPointer = name === 'pointerdown'), {
      capture: true,
      passive: true,
    })
  listen('pointerdown')
  listen('keydown')
  document.addEventListener('focusin', () => {
    document.documentElement.toggleAttribute('data-focus-by-pointer', isPointer)
  })
}
