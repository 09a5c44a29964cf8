/** Stripe's names: https://docs.stripe.com/api. Only the fields that our product, tests and console use. */
export type Metadata = Record<string, string>

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'succeeded'
  | 'canceled'

export interface StripeErrorFields {
  type: string
  message: string
  code?: string
  decline_code?: string
  param?: string
  charge?: string
  doc_url?: string
  payment_intent?: object
  payment_method?: unknown
}

export interface PaymentIntent {
  id: string
  object: 'payment_intent'
  allowed_payment_method_types: string[] | null
  amount: number
  amount_capturable: number
  amount_received: number
  automatic_payment_methods: { enabled: boolean; allow_redirects?: string } | null
  canceled_at: number | null
  cancellation_reason: string | null
  capture_method: string
  client_secret: string
  confirmation_method: string
  created: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: StripeErrorFields | null
  latest_charge: string | null
  livemode: boolean
  metadata: Metadata
  next_action: { type: string; use_stripe_sdk: { type: string } } | null
  payment_method: string | null
  payment_method_types: string[]
  processing: null
  receipt_email: string | null
  setup_future_usage: string | null
  statement_descriptor_suffix: string | null
  status: IntentStatus
}

export interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: string | null
  captured: boolean
  created: number
  currency: string
  customer: string | null
  description: string | null
  dispute: string | null
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  livemode: boolean
  metadata: Metadata
  paid: boolean
  payment_intent: string
  payment_method: string | null
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } }
  receipt_email: string | null
  receipt_url: string | null
  refunded: boolean
  status: 'succeeded' | 'failed'
}

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  balance_transaction: string | null
  charge: string
  created: number
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  receipt_number: string | null
  status: 'succeeded' | 'failed'
}

export interface Dispute {
  id: string
  object: 'dispute'
  amount: number
  charge: string
  created: number
  currency: string
  is_charge_refundable: boolean
  livemode: boolean
  metadata: Metadata
  payment_intent: string
  reason: string
  status: string
}

/** `outcome`, not in Stripe: the issuing bank's future response. */
export interface PaymentMethod {
  id: string
  object: 'payment_method'
  billing_details: { email: string | null; name: string | null }
  card: { brand: string; exp_month: number; exp_year: number; last4: string; country: string }
  created: number
  livemode: boolean
  outcome: string
  type: 'card'
}

export interface StripeEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: unknown }
  livemode: boolean
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}
