import { makeCardForm } from './card-form'
import {
  complaintToShow,
  digitsOf,
  noCard,
  type CardPart,
  type Complaint,
  type TypedCard,
} from './typed-card'

export interface CardInputs {
  readonly box: HTMLElement
  read(): TypedCard
  clear(): void
  focus(): void
  blur(): void
  setDisabled(isDisabled: boolean): void
}

interface Listeners {
  onChange(card: TypedCard, complaint: Complaint | null): void
  onFocus(): void
  onBlur(): void
  onEscape(): void
}

const parts: readonly CardPart[] = ['number', 'expiry', 'cvc']

/** The three fields, without the digit grouping of Stripe's. */
export function createCardInputs({ onChange, onFocus, onBlur, onEscape }: Listeners): CardInputs {
  const { box, inputs } = makeCardForm()
  const left = new Set<CardPart>()
  let card = noCard

  function report(complaint: Complaint | null): void {
    for (const part of parts) {
      inputs[part].setAttribute('aria-invalid', String(complaint?.code.includes(part) ?? false))
    }
    onChange(card, complaint)
  }

  for (const part of parts) {
    const input = inputs[part]
    input.addEventListener('input', () => {
      card = { ...card, [part]: digitsOf(part, input.value) }
      left.delete(part)
      report(complaintToShow(card, left, new Date()))
    })
    input.addEventListener('focus', onFocus)
    input.addEventListener('blur', () => {
      left.add(part)
      report(complaintToShow(card, left, new Date()))
      onBlur()
    })
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') onEscape()
    })
  }

  return {
    box,
    read: () => card,
    clear() {
      card = noCard
      left.clear()
      for (const part of parts) inputs[part].value = ''
      report(null)
    },
    focus: () => inputs.number.focus(),
    blur: () => parts.forEach((part) => inputs[part].blur()),
    setDisabled: (isDisabled) => parts.forEach((part) => (inputs[part].disabled = isDisabled)),
  }
}
