import type { RandomNumbers } from '../../rules/random/random-numbers'
import type { StripeCall, StripeFault } from './faulty-stripe'

/** Events between « Payer » and « Paiement réussi ! », besides our server's own calls. */
export type Course =
  | 'plainly'
  | 'declined first'
  | 'told often'
  | 'told in any order'
  | 'told first'
  | 'told nonsense'
  | 'withdrawn'

export interface StripeBadDay {
  readonly name: string
  readonly course: Course
  /** Faults per variant; default: none. */
  readonly faultsOf?: (random: RandomNumbers, variant: number) => (call: StripeCall) => StripeFault | null
}

const OPEN = 'POST /v1/payment_intents'
const READ = 'GET /v1/payment_intents/*'
const GIVE_BACK = 'POST /v1/refunds'

/** Faults of the first one to four calls of one kind, or of both. */
const first = (random: RandomNumbers, fault: (random: RandomNumbers) => StripeFault) => {
  const places = random.pick([[OPEN], [READ], [OPEN, READ]])
  const times = 1 + Math.floor(random.next() * 4)
  return ({ what, attempt }: StripeCall) => (places.includes(what) && attempt <= times ? fault(random) : null)
}

const damaged: readonly StripeFault[] = [{ kind: 'half-after' }, { kind: 'page-after' }]
const lost: readonly StripeFault[] = [{ kind: 'reset' }, { kind: 'reset-after' }]
const refused: readonly StripeFault[] = [
  { kind: 'status', status: 429, code: 'rate_limit' },
  { kind: 'status', status: 409, code: 'lock_timeout' },
]
const broken: readonly StripeFault[] = [500, 502, 503].map((status) => ({ kind: 'status', status }))

/** Each with fifty variants, which all must end with one month paid once. */
export const STRIPE_BAD_DAYS: readonly StripeBadDay[] = [
  {
    name: 'says nothing',
    course: 'plainly',
    // Ten seconds each: a few lose all three attempts of our server, the others the first one.
    faultsOf: (random, variant) => {
      const place = random.pick([OPEN, READ])
      const times = variant % 10 === 0 ? 3 : 1
      return ({ what, attempt }) => (what === place && attempt <= times ? { kind: 'silent' } : null)
    },
  },
  {
    name: 'answers 5xx, and the same again to the same key',
    course: 'plainly',
    faultsOf: (random) => first(random, () => random.pick(broken)),
  },
  {
    name: 'asks for patience (429, 409)',
    course: 'plainly',
    faultsOf: (random) => first(random, () => random.pick(refused)),
  },
  {
    name: 'resets the connection before or after its work',
    course: 'plainly',
    faultsOf: (random) => first(random, () => random.pick(lost)),
  },
  {
    name: 'answers with half of its JSON, or with a page',
    course: 'plainly',
    faultsOf: (random) => first(random, () => random.pick(damaged)),
  },
  { name: 'declines the card first', course: 'declined first' },
  { name: 'tells one thing up to five times at once', course: 'told often' },
  { name: 'tells of a refund and of its payment in any order', course: 'told in any order' },
  {
    name: 'tells before the page asks, while its connections break',
    course: 'told first',
    faultsOf: (random) => first(random, () => random.pick(lost)),
  },
  { name: 'is imitated by somebody who cannot sign or write', course: 'told nonsense' },
  {
    name: 'gives money back and loses its answer',
    course: 'withdrawn',
    faultsOf: (random) => {
      const times = 1 + Math.floor(random.next() * 4)
      const faults = [...damaged, ...lost, ...broken, ...refused]
      return ({ what, attempt }) => (what === GIVE_BACK && attempt <= times ? random.pick(faults) : null)
    },
  },
]
