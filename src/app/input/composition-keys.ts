/**
 * Stops key events during a composition by an input method, where Enter and Esc accept or cancel a word and arrows choose one, so that no
 * handler commits or closes. Safari sends the final Enter after the composition, marked only by keyCode 229
 * (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function keepCompositionKeys(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      // oxlint-disable-next-line typescript/no-deprecated -- there is no other sign of it in Safari
      if (!event.isComposing && event.keyCode !== 229) return
      event.stopImmediatePropagation()
      // Enter in a single-line field would submit its form.
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    },
    { capture: true },
  )
}
