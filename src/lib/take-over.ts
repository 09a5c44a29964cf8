/**
 * A built page shows its form before this code is there. What was typed into it meanwhile stands in the page and not
 * yet in React's state, and what was pressed was kept by vite/prerender/loader.js: both happen again now, where they are heard.
 */
export function takeOver(form: HTMLFormElement): void {
  form.removeAttribute('data-early')
  for (const input of form.querySelectorAll('input')) {
    if (input.type === 'checkbox') checkAgain(input)
    else if (input.value !== input.defaultValue) typeAgain(input, input.value)
  }
  const pressed = form.querySelector<HTMLButtonElement>('[data-pressed]')
  pressed?.removeAttribute('data-pressed')
  // After React has taken in what was typed.
  if (pressed) setTimeout(() => pressed.click())
}

/** React compares a field with what its own setter last wrote; only the one of the prototype goes past it. */
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
