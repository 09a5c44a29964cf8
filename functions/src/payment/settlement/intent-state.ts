import type { PaymentStatus } from '@/domain/access/payment'

/** Facts of a PaymentIntent, its charge, refunds and disputes. Times in Stripe's seconds. */
export interface IntentReading {
  readonly status: string
  /** Charged amount in cents. */
  readonly amount: number
  readonly currency: string
  /** `metadata.userId`. */
  readonly owner: string | null
  readonly chargedAt: number | null
  readonly refunds: readonly {
    readonly status: string | null
    readonly amount: number
    readonly created: number
  }[]
  readonly disputes: readonly { readonly status: string; readonly created: number }[]
}

export interface ChargedState {
  readonly kind: 'charged'
  readonly status: PaymentStatus
  /** In cents. */
  readonly amount: number
  readonly currency: string
  readonly paidAt: Date
  readonly endedAt: Date | null
  /** Refunded so far, in cents. */
  readonly refunded: number
  /** A dispute was lost. */
  readonly isLost: boolean
}

export type IntentState = ChargedState | { readonly kind: 'open' } | { readonly kind: 'canceled' }

const REFUND_CAME_BACK = ['failed', 'canceled']
/** An inquiry (`warning_…`) takes no money, and the payment can still be refunded: https://docs.stripe.com/disputes/how-disputes-work */
const DISPUTE_IS_OURS = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'won',
  'prevented',
]

export function intentStateOf(reading: IntentReading): IntentState {
  const { status, amount, currency, chargedAt, refunds, disputes } = reading
  if (status === 'canceled') return { kind: 'canceled' }
  if (status !== 'succeeded' || chargedAt === null) return { kind: 'open' }
  const paidAt = toDate(chargedAt)
  const givenBack = refunds.filter((refund) => !REFUND_CAME_BACK.includes(refund.status ?? ''))
  // A partial refund by hand is a gesture: the month remains.
  const refunded = givenBack.reduce((sum, refund) => sum + refund.amount, 0)
  const isRefunded = refunded >= amount
  const contested = disputes.filter((dispute) => !DISPUTE_IS_OURS.includes(dispute.status))
  const ends = [
    ...(isRefunded ? [Math.max(...givenBack.map(({ created }) => created))] : []),
    ...contested.map(({ created }) => created),
  ]
  return {
    kind: 'charged',
    status: ends.length === 0 ? 'succeeded' : isRefunded ? 'refunded' : 'disputed',
    amount,
    currency,
    paidAt,
    endedAt: ends.length === 0 ? null : toDate(Math.min(...ends)),
    refunded,
    isLost: disputes.some((dispute) => dispute.status === 'lost'),
  }
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000)
}
