type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * A form is read as it stands on the screen. Password managers and some browsers fill fields without an event, and React then
 * still holds the earlier text: it would send that, or put it back over what was filled. Before a form is sent, and before anything
 * else in it is pressed, React hears of every field; one that it knows already changes nothing.
 */
export function readFilledFields(): void {
  const options = { capture: true }
  window.addEventListener('submit', ({ target }) => hear(target), options)
  window.addEventListener('pointerdown', ({ target }) => hear(target), options)
  window.addEventListener('keydown', ({ target, key }) => key === 'Tab' && hear(target), options)
}

function hear(target: EventTarget | null) {
  const form = target instanceof Element ? target.closest('form') : null
  const fields = [...(form?.elements ?? [])].filter((field): field is Field =>
    field.matches('input:not([type=checkbox], [type=radio]), textarea'),
  )
  // All are read first: with the first event React draws the form, and puts its own texts into the others.
  const typed = fields.map(({ value }) => value)
  fields.forEach((field, index) => {
    const prototype = Object.getPrototypeOf(field) as object
    const write = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
    if (field.value !== typed[index]) write?.call(field, typed[index])
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
