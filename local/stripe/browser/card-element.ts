import { brandOf } from '../objects/card-number'
import { createCardInputs } from './card-inputs'
import { createListeners, type Listener } from './listeners'
import { applyStyle, wearLook, type StyleOption } from './look'
import { firstComplaint, type Complaint, type TypedCard } from './typed-card'

export interface CardOptions {
  readonly style?: StyleOption
  readonly disabled?: boolean
}

/** Stripe's `card` element, rendered in the page without an iframe. */
export interface CardElement {
  on(event: string, listener: Listener): CardElement
  once(event: string, listener: Listener): CardElement
  off(event: string, listener?: Listener): CardElement
  mount(place: string | HTMLElement): CardElement
  update(options: CardOptions): CardElement
  focus(): CardElement
  blur(): CardElement
  clear(): CardElement
  unmount(): CardElement
  destroy(): CardElement
}

// Stripe's React wrapper subscribes to `ready` only after its first render.
const readyAfterMs = 20
const typedCards = new WeakMap<object, () => TypedCard>()

export function typedCardOf(element: unknown): TypedCard | null {
  return typeof element === 'object' && element !== null ? (typedCards.get(element)?.() ?? null) : null
}

export function createCardElement(options: CardOptions, onDestroy: () => void): CardElement {
  const listeners = createListeners()
  let place: Element | null = null

  function onChange(card: TypedCard, error: Complaint | null): void {
    const empty = card.number + card.expiry + card.cvc === ''
    const complete = firstComplaint(card, new Date()) === null
    place?.classList.toggle('StripeElement--empty', empty)
    place?.classList.toggle('StripeElement--complete', complete)
    place?.classList.toggle('StripeElement--invalid', error !== null)
    const value = { postalCode: '' }
    listeners.tell('change', {
      empty,
      complete,
      brand: brandOf(card.number),
      value,
      error: error ?? undefined,
    })
  }
  const inputs = createCardInputs({
    onChange,
    onFocus() {
      place?.classList.add('StripeElement--focus')
      listeners.tell('focus', {})
    },
    onBlur() {
      place?.classList.remove('StripeElement--focus')
      listeners.tell('blur', {})
    },
    onEscape: () => listeners.tell('escape', {}),
  })
  const apply = ({ style, disabled }: CardOptions): void => {
    if (style !== undefined) applyStyle(inputs.box, style)
    if (disabled !== undefined) inputs.setDisabled(disabled)
  }
  const chained = (act: () => void) => (): CardElement => {
    act()
    return element
  }
  const unmount = (): void => {
    inputs.box.remove()
    place = null
  }

  const element: CardElement = {
    on(event, listener) {
      listeners.add(event, listener)
      return element
    },
    once(event, listener) {
      const once = (detail?: unknown): void => {
        listeners.remove(event, once)
        listener(detail)
      }
      return element.on(event, once)
    },
    off(event, listener) {
      listeners.remove(event, listener)
      return element
    },
    mount(at) {
      const found = typeof at === 'string' ? document.querySelector(at) : at
      if (found === null) throw new Error('The place of the card element is not in the page.')
      place = found
      place.classList.add('StripeElement', 'StripeElement--empty')
      place.replaceChildren(inputs.box)
      setTimeout(() => {
        if (place === found) listeners.tell('ready', {})
      }, readyAfterMs)
      return element
    },
    update(next) {
      apply(next)
      return element
    },
    focus: chained(inputs.focus),
    blur: chained(inputs.blur),
    clear: chained(inputs.clear),
    unmount: chained(unmount),
    destroy: chained(() => {
      unmount()
      listeners.clear()
      onDestroy()
    }),
  }
  wearLook()
  apply(options)
  typedCards.set(element, inputs.read)
  return element
}
