import { makeCardForm } from './card-form'
import {
  complaintToShow,
  digitsFor,
  noCard,
  shownAs,
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

/** The three fields, which hold the digits and show them in groups. */
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
      const caret = input.selectionStart ?? input.value.length
      const isAtEnd = caret === input.value.length
      const digitsBefore = input.value.slice(0, caret).replace(/[^0-9]/g, '').length
      card = { ...card, [part]: digitsFor(part, input.value, card) }
      left.delete(part)
      input.value = shownAs(part, card[part])
      // The spaces were put anew, and a caret in the middle would jump to the end.
      if (!isAtEnd) setCaret(input, digitsBefore)
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

function setCaret(input: HTMLInputElement, digitsBefore: number): void {
  let place = 0
  for (let seen = 0; seen < digitsBefore && place < input.value.length; place += 1) {
    if (/[0-9]/.test(input.value.charAt(place))) seen += 1
  }
  input.setSelectionRange(place, place)
}
