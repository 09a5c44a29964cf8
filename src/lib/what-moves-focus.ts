/**
 * Marks on the root whether the focus came by pointer or by key, because browsers show the focus ring on text fields in both cases.
 * `theme.css` draws a quieter ring for the pointer.
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
