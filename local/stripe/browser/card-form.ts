import type { CardPart } from './typed-card'

export interface CardForm {
  readonly box: HTMLElement
  readonly inputs: Readonly<Record<CardPart, HTMLInputElement>>
}

let made = 0

interface Field {
  readonly label: string
  readonly autocomplete: AutoFill
  readonly placeholder: string
  readonly longest: number
}

const fields: Record<CardPart, Field> = {
  number: {
    label: 'Numéro de carte',
    autocomplete: 'cc-number',
    placeholder: '1234 1234 1234 1234',
    longest: 19,
  },
  expiry: { label: "Date d'expiration", autocomplete: 'cc-exp', placeholder: 'MM / AA', longest: 7 },
  cvc: { label: 'CVC', autocomplete: 'cc-csc', placeholder: '3 chiffres', longest: 4 },
}

export function makeCardForm(): CardForm {
  made += 1
  const box = document.createElement('div')
  box.className = 'stand-in-card'
  const note = document.createElement('p')
  note.className = 'stand-in-note'
  note.textContent = 'Démonstration\u00a0: carte 4242 4242 4242 4242'
  const inputs = { number: makeInput('number'), expiry: makeInput('expiry'), cvc: makeInput('cvc') }
  box.append(
    withLabel('number', inputs.number),
    withLabel('expiry', inputs.expiry),
    withLabel('cvc', inputs.cvc),
    note,
  )
  return { box, inputs }
}

function makeInput(part: CardPart): HTMLInputElement {
  const input = document.createElement('input')
  input.id = `stand-in-${part}-${made}`
  input.type = 'text'
  input.inputMode = 'numeric'
  input.autocomplete = fields[part].autocomplete
  input.placeholder = fields[part].placeholder
  input.maxLength = fields[part].longest
  input.spellcheck = false
  return input
}

function withLabel(part: CardPart, input: HTMLInputElement): HTMLElement {
  const row = document.createElement('div')
  row.className = part === 'number' ? 'stand-in-part is-number' : 'stand-in-part'
  const label = document.createElement('label')
  label.htmlFor = input.id
  label.textContent = fields[part].label
  row.append(label, input)
  return row
}
