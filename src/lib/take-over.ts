/**
 * A prerendered page shows its form before this code is loaded. Texts typed until then are in the DOM but not in React's state, and
 * vite/prerender/loader.js stored the pressed button: replays both, now that React listens.
 */
export function takeOver(form: HTMLFormElement): void {
  form.removeAttribute('data-early')
  for (const input of form.querySelectorAll('input')) {
    if (input.type === 'checkbox') checkAgain(input)
    else if (input.value !== input.defaultValue) typeAgain(input, input.value)
  }
  const pressed = form.querySelector<HTMLButtonElement>('[data-pressed]')
  pressed?.removeAttribute('data-pressed')
  // After React has processed the typed text.
  if (pressed) setTimeout(() => pressed.click())
}

/** React ignores a value that its own setter wrote last, so this calls the prototype's setter. */
export function typeAgain(field: HTMLInputElement | HTMLTextAreaElement, typed: string): void {
  field.value = field.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function checkAgain(input: HTMLInputElement) {
  if (input.checked === input.defaultChecked) return
  input.checked = input.defaultChecked
  input.click()
}
