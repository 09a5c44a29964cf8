type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Password managers and some browsers fill fields without an event, and React would send or restore the earlier text. Before a submit, a
 * press or Tab in a form, each field therefore dispatches an event; an unchanged field causes no change.
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
  // Reads all values first, because the first event makes React render its own values into the other fields.
  const typed = fields.map(({ value }) => value)
  fields.forEach((field, index) => {
    const prototype = Object.getPrototypeOf(field) as object
    const write = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
    if (field.value !== typed[index]) write?.call(field, typed[index])
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
