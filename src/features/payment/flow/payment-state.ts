import type { IntentWishes } from '@/data/payments'
import type { AppErrorCode } from '@/domain/base/errors'
import type { ChargeOutcome } from './charge-outcome'
import type { StartedPayment } from './started-payment'

export type PaymentFault =
  /** Stripe's reason; null: none. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** Our own call failed before the charge: nothing was charged. */
  | { readonly kind: 'failed'; readonly code: AppErrorCode }
  /** The charge was interrupted: the card may have been charged. */
  | { readonly kind: 'in-the-dark'; readonly message: string | null }

/** A month is paid that the page did not show: nothing is charged before the person asks for another one. */
export interface PaidElsewhere {
  readonly step: 'already-paid'
  /** End of the paid month; null: not told. */
  readonly endsAt: Date | null
  /** Paid since the page was opened: in another tab, on another device, or before a reload. */
  readonly isNews: boolean
}

export type PaymentState =
  | { readonly step: 'ready'; readonly fault: PaymentFault | null }
  /** `checking`: asks our server whether the month is paid. */
  | { readonly step: 'opening' | 'charging' | 'checking' }
  /** The card was charged, but our server has not confirmed the month. */
  | { readonly step: 'unconfirmed'; readonly isChecking: boolean }
  | PaidElsewhere
  | { readonly step: 'paid'; readonly endsAt: Date | null }

export type BusyStep = 'opening' | 'charging' | 'checking'

export function busyStepOf({ step }: PaymentState): BusyStep | null {
  return step === 'opening' || step === 'charging' || step === 'checking' ? step : null
}

/** Dependencies of a payment; implemented by `use-payment-flow.ts`. */
export interface PaymentBackend {
  openIntent: (wishes: IntentWishes) => Promise<string>
  confirm: (paymentIntentId: string) => Promise<{ endsAt: Date | null }>
  readStarted: () => StartedPayment | null
  writeStarted: (started: StartedPayment | null) => void
}

/** Charges the typed card. */
export type ChargeCard = (clientSecret: string) => Promise<ChargeOutcome>
