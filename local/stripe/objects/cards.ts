/** The bank's responses, in the texts of Stripe.js in French and of the API. */
export interface Decline {
  readonly code: string
  readonly declineCode: string
  readonly fr: string
  readonly en: string
}

const declines: Record<string, Decline> = {
  generic_decline: {
    code: 'card_declined',
    declineCode: 'generic_decline',
    fr: 'Votre carte a été refusée.',
    en: 'Your card was declined.',
  },
  insufficient_funds: {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    fr: 'Le solde de votre carte est insuffisant.',
    en: 'Your card has insufficient funds.',
  },
  test_mode_live_card: {
    code: 'card_declined',
    declineCode: 'test_mode_live_card',
    fr: 'Votre carte a été refusée\u00a0: cette démonstration ne connaît que les cartes de test.',
    en: 'Your card was declined. Your request was in test mode, but used a non test card.',
  },
}

/** https://docs.stripe.com/testing */
const outcomeOfNumber: Record<string, string> = {
  '4242424242424242': 'succeeds',
  '4000056655665556': 'succeeds',
  '5555555555554444': 'succeeds',
  '378282246310005': 'succeeds',
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000002500003155': 'authenticates',
  '4000000000003220': 'authenticates',
  '4000000000000259': 'is_disputed',
  '4000000000001976': 'is_inquired',
}

/** Test tokens, to confirm on a server without a card form. */
export const numberOfToken: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_visa_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_authenticationRequiredOnSetup: '4000002500003155',
  pm_card_threeDSecure2Required: '4000000000003220',
  pm_card_createDispute: '4000000000000259',
  pm_card_createDisputeInquiry: '4000000000001976',
}

export function outcomeOf(number: string): string {
  return outcomeOfNumber[number] ?? 'test_mode_live_card'
}

export function declineOf(outcome: string): Decline | undefined {
  return declines[outcome]
}
