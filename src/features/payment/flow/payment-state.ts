import type { IntentWishes } from '@/data/payments'
import type { AppErrorCode } from '@/domain/base/errors'
import type { ChargeOutcome } from './charge-outcome'
import type { StartedPayment } from './started-payment'

/** Why a try came to nothing. */
export type PaymentFault =
  /** What the provider said of the card; null when it gave no reason. */
  | { readonly kind: 'refused'; readonly message: string | null }
  /** Our own call failed before the card was handed over: nothing was taken. */
  | { readonly kind: 'failed'; readonly code: AppErrorCode }
  /** It broke after the card was handed over, so nobody can say that nothing was taken. */
  | { readonly kind: 'in-the-dark'; readonly message: string | null }

export type PaymentState =
  | { readonly step: 'ready'; readonly fault: PaymentFault | null }
  /** `checking`: our server is asked whether the month is open. */
  | { readonly step: 'opening' | 'charging' | 'checking' }
  /** The card was charged and our server could not say yet that the month is open. */
  | { readonly step: 'unconfirmed'; readonly isChecking: boolean }
  /** A month was paid since the page was opened, elsewhere or before a reload. */
  | { readonly step: 'already-paid' }
  | { readonly step: 'paid'; readonly endsAt: Date | null }

export type BusyStep = 'opening' | 'charging' | 'checking'

export function busyStepOf({ step }: PaymentState): BusyStep | null {
  return step === 'opening' || step === 'charging' || step === 'checking' ? step : null
}

/** All that a payment needs from outside; `use-payment-flow.ts` gives the real thing. */
export interface PaymentBackend {
  /** Resolves with a client secret. */
  openIntent: (wishes: IntentWishes) => Promise<string>
  confirm: (paymentIntentId: string) => Promise<{ endsAt: Date | null }>
  readStarted: () => StartedPayment | null
  writeStarted: (started: StartedPayment | null) => void
}

/** Hands the card that was typed to the provider. */
export type ChargeCard = (clientSecret: string) => Promise<ChargeOutcome>
