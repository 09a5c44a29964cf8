/**
 * While an input method composes a word, its keys are its own: Enter and Esc choose or give up a word, arrows walk through the
 * proposals. No handler of ours hears them, so that none commits or closes. Safari sends the Enter that ends a composition after
 * it, and marks it with the code 229 alone (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export function keepCompositionKeys(): void {
  window.addEventListener(
    'keydown',
    (event) => {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other sign of it in Safari
      if (!event.isComposing && event.keyCode !== 229) return
      event.stopImmediatePropagation()
      // The browser's own answer to Enter in a field of one line is to send its form.
      if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    },
    { capture: true },
  )
}
