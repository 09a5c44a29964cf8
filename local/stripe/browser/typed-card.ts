import { brandOf, isExpired, passesLuhn } from '../objects/card-number'

export interface TypedCard {
  readonly number: string
  readonly expiry: string
  readonly cvc: string
}

export type CardPart = keyof TypedCard

export interface Complaint {
  readonly type: 'validation_error'
  readonly code: string
  readonly message: string
}

export const noCard: TypedCard = { number: '', expiry: '', cvc: '' }

const parts: readonly CardPart[] = ['number', 'expiry', 'cvc']

// Stripe.js's texts in the locale `fr`.
const sentences = {
  incomplete_number: 'Votre numéro de carte est incomplet.',
  invalid_number: "Votre numéro de carte n'est pas valide.",
  incomplete_expiry: "La date d'expiration de votre carte est incomplète.",
  invalid_expiry: "La date d'expiration de votre carte n'est pas valide.",
  invalid_expiry_year_past: "La date d'expiration de votre carte est passée.",
  incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
}

export function digitsOf(part: CardPart, text: string): string {
  const digits = text.replace(/[^0-9]/g, '')
  // « 5 » can only be May.
  return part === 'expiry' && /^[2-9]/.test(digits) ? `0${digits}` : digits
}

function isFull(part: CardPart, card: TypedCard): boolean {
  const isAmex = brandOf(card.number) === 'amex'
  const lengths = { number: isAmex ? 15 : 16, expiry: 4, cvc: isAmex ? 4 : 3 }
  return card[part].length >= lengths[part]
}

/** Error of one part; `incomplete`: not fully typed. */
function complaintOf(part: CardPart, card: TypedCard, now: Date): Complaint | null {
  if (!isFull(part, card)) return complaint(`incomplete_${part}`)
  if (part === 'number') return passesLuhn(card.number) ? null : complaint('invalid_number')
  if (part === 'cvc') return null
  const month = Number(card.expiry.slice(0, 2))
  if (card.expiry.length > 4 || month < 1 || month > 12) return complaint('invalid_expiry')
  const year = 2000 + Number(card.expiry.slice(2))
  return isExpired(year, month, now) ? complaint('invalid_expiry_year_past') : null
}

export function firstComplaint(card: TypedCard, now: Date): Complaint | null {
  for (const part of parts) {
    const found = complaintOf(part, card, now)
    if (found !== null) return found
  }
  return null
}

/** The error to show while typing: none for an incomplete part, unless it was left. */
export function complaintToShow(card: TypedCard, left: ReadonlySet<CardPart>, now: Date): Complaint | null {
  for (const part of parts) {
    const isBegun = card[part] !== ''
    if (!isBegun || (!isFull(part, card) && !left.has(part))) continue
    const found = complaintOf(part, card, now)
    if (found !== null) return found
  }
  return null
}

function complaint(code: keyof typeof sentences): Complaint {
  return { type: 'validation_error', code, message: sentences[code] }
}
