type Field = HTMLInputElement | HTMLTextAreaElement

/** The form that was prerendered, and its field with the focus, until a form of the app takes over from it. */
let early: HTMLFormElement | null = null
let focused: Element | null = null

/**
 * Remembers the prerendered form before the page is hydrated. An extension may have changed the page: React then draws it anew, with empty
 * fields, and the form that people typed into is no longer in the document.
 */
export function keepEarlyForm(root: HTMLElement): void {
  early = root.querySelector<HTMLFormElement>('form[data-early]')
  focused = early?.contains(document.activeElement) === true ? document.activeElement : null
  early?.addEventListener('focusin', ({ target }) => {
    focused = target as Element
  })
  // Some browsers send this also when the field is removed, in the task in which the new form takes over.
  early?.addEventListener('focusout', ({ target }) => {
    setTimeout(() => {
      if (focused === target && document.activeElement !== target) focused = null
    })
  })
}

/**
 * A prerendered page shows its form before this code is loaded. Texts typed until then are in the DOM but not in React's state, and
 * vite/prerender/loader.js stored the pressed button: replays both, now that React listens. Returns whether somebody is in that form. Only
 * this tells it while the focus moves from field to field: the first one's `change` makes React hydrate, and then no element has the focus.
 */
export function takeOver(form: HTMLFormElement): boolean {
  const drawn = early
  const isInUse = drawn !== null && focused !== null
  early = null
  if (drawn && drawn !== form && !drawn.isConnected) carryOver(drawn, form)
  for (const input of form.querySelectorAll('input')) {
    if (input.type === 'checkbox') checkAgain(input)
    else if (input.value !== input.defaultValue) typeAgain(input, input.value)
  }
  pressAgain(form)
  return isInUse
}

/** Presses the button that was pressed early, after React has processed the typed text; it looks busy until then. */
export function pressAgain(form: HTMLFormElement): void {
  form.removeAttribute('data-early')
  const pressed = form.querySelector<HTMLButtonElement>('[data-pressed=""]')
  if (!pressed) return
  pressed.setAttribute('data-pressed', 'again')
  setTimeout(() => {
    pressed.removeAttribute('data-pressed')
    pressed.click()
  })
}

/** Copies texts, ticks, the pressed button and the focus of a form that was replaced. */
function carryOver(from: HTMLFormElement, to: HTMLFormElement) {
  const kept = [...from.elements].map((element) => [element, counterpart(element, from, to)] as const)
  for (const [element, own] of kept) {
    if (own === undefined) continue
    if (element.hasAttribute('data-pressed')) own.setAttribute('data-pressed', '')
    if (element instanceof HTMLInputElement && own instanceof HTMLInputElement && isTick(own)) {
      own.checked = element.checked
    } else if (isField(element) && isField(own)) {
      setValue(own, element.value)
      if (element === focused) select(own, element)
    }
    if (element === focused && document.activeElement === document.body && own instanceof HTMLElement) {
      own.focus({ preventScroll: true })
    }
  }
}

/** By name; else the one at its place among those of its kind, because an extension adds elements without a name of ours. */
function counterpart(element: Element, from: HTMLFormElement, to: HTMLFormElement): Element | undefined {
  const name = element.getAttribute('name')
  const kind = (each: Element) => `${each.localName} ${each.getAttribute('type') ?? ''}`
  const isSame = (each: Element) =>
    name === null
      ? !each.hasAttribute('name') && kind(each) === kind(element)
      : each.getAttribute('name') === name
  const place = [...from.elements].filter(isSame).indexOf(element)
  return [...to.elements].filter(isSame)[place]
}

function isField(element: Element): element is Field {
  return element.matches('input:not([type=checkbox], [type=radio]), textarea')
}

function isTick(input: HTMLInputElement): boolean {
  return input.type === 'checkbox' || input.type === 'radio'
}

/** Puts the caret where it was; fields of an address have none. */
function select(own: Field, before: Field) {
  own.focus({ preventScroll: true })
  const { selectionStart, selectionEnd } = before
  if (selectionStart !== null) own.setSelectionRange(selectionStart, selectionEnd)
}

/** React ignores a value that its own setter wrote last, so this calls the prototype's setter. */
export function typeAgain(field: Field, typed: string): void {
  field.value = field.defaultValue === typed ? '' : field.defaultValue
  setValue(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function setValue(field: Field, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

function checkAgain(input: HTMLInputElement) {
  if (input.checked === input.defaultChecked) return
  input.checked = input.defaultChecked
  input.click()
}
