import { brandOf, isExpired, passesLuhn } from './card-number'
import { numberOfToken, outcomeOf } from './cards'
import { formIn, textIn, type Form } from '../form'
import type { PaymentMethod } from './objects'
import { invalidRequest, noSuch, Refusal } from '../refusal'
import { newId, secondsNow, type World } from '../world'

/** Stores the receipt's part of the card number, and the bank's future response. */
export function createPaymentMethod(world: World, params: Form): PaymentMethod {
  if (textIn(params, 'type') !== 'card') {
    throw invalidRequest('Only cards are taken here.', { param: 'type' })
  }
  const card = formIn(params, 'card')
  const number = (textIn(card, 'number') ?? '').replace(/\s/g, '')
  if (!/^[0-9]{12,19}$/.test(number) || !passesLuhn(number)) throw cardError('incorrect_number', 'number')
  const month = Number(textIn(card, 'exp_month'))
  const year = fullYear(Number(textIn(card, 'exp_year')))
  if (!Number.isInteger(month) || month < 1 || month > 12)
    throw cardError('invalid_expiry_month', 'exp_month')
  if (!Number.isInteger(year) || isExpired(year, month, new Date()))
    throw cardError('invalid_expiry_year', 'exp_year')
  const billing = formIn(params, 'billing_details')
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { email: textIn(billing, 'email') ?? null, name: textIn(billing, 'name') ?? null },
    card: {
      brand: brandOf(number),
      exp_month: month,
      exp_year: year,
      last4: number.slice(-4),
      country: 'FR',
    },
    created: secondsNow(),
    livemode: false,
    outcome: outcomeOf(number),
    type: 'card',
  }
  world.paymentMethods.set(method.id, method)
  return method
}

export function findPaymentMethod(world: World, id: string): PaymentMethod {
  const number = numberOfToken[id]
  if (number === undefined) {
    const known = world.paymentMethods.get(id)
    if (known === undefined) throw noSuch('PaymentMethod', id, 'payment_method')
    return known
  }
  const exp_year = String(new Date().getFullYear() + 2)
  return createPaymentMethod(world, { type: 'card', card: { number, exp_month: '12', exp_year, cvc: '123' } })
}

/** `outcome` is not a field of Stripe. */
export function paymentMethodView(method: PaymentMethod): object {
  return Object.fromEntries(Object.entries(method).filter(([name]) => name !== 'outcome'))
}

function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year
}

const cardFaults = {
  incorrect_number: 'Votre numéro de carte est incorrect.',
  invalid_expiry_month: "Le mois d'expiration de votre carte est incorrect.",
  invalid_expiry_year: "L'année d'expiration de votre carte est incorrecte.",
}

function cardError(code: keyof typeof cardFaults, param: string): Refusal {
  return new Refusal(402, { type: 'card_error', code, message: cardFaults[code], param })
}
