import type { Suite } from './known-differences'

/** Files of `npm test` on Google's emulators, by parts of their names. A missing suite runs every file. */
export const SHORT_FORM: Partial<Record<Suite, readonly string[]>> & {
  readonly functions: readonly string[]
} = {
  rules: ['rules.test', 'indexes'],
  // The files that are about Firestore and Auth themselves; the others lean on what these prove.
  data: ['remote', 'password'],
  functions: ['coach-access', 'payment-reconcile', 'delete-account'],
}

/** Of the rules' cases about shapes one in so many, others each day; Google's emulator takes 23 ms for a case. */
export const SHAPES_ONE_OF = 12

const PROVIDER = 'It is about the protocol of the AI provider: Auth and Firestore only let its calls in.'
const GATE = 'It is about what a function refuses before it asks Auth or Firestore.'
const LOG = 'It is about what our code writes into the log, whose form differs between the two emulators.'
const TIME = 'It leans on Firestore; with it the short form takes more than 90 s.'

/** Tests of the functions that the short form leaves out, with the reason; `npm run test:google` runs them all. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  'bad-days-provider': PROVIDER,
  'bad-days-stripe': 'Five buyers for each of eleven faults of Stripe, one after the other: minutes.',
  'coach-admission': TIME,
  'coach-answer': PROVIDER,
  'coach-dossier': TIME,
  'coach-exchange': TIME,
  'coach-gate': GATE,
  'coach-leaving': PROVIDER,
  'coach-quotas': TIME,
  'coach-stories': TIME,
  'coach-trial': TIME,
  contact: TIME,
  'erasure-stopped': TIME,
  figures: LOG,
  mail: TIME,
  'mail-queue': TIME,
  'payment-confirm': TIME,
  'payment-intent': TIME,
  'payment-price': TIME,
  'payment-refund': TIME,
  'payment-withdrawal': TIME,
  'payment-secrecy': LOG,
  'payment-webhook': TIME,
  'provider-answer': PROVIDER,
  'provider-faults': PROVIDER,
  'provider-models': PROVIDER,
  'provider-time': PROVIDER,
  'provider-tools': PROVIDER,
  'rate-answer': TIME,
  'refund-close': TIME,
  'report-fault': GATE,
  restore: TIME,
  secrecy: LOG,
  'stand-in': 'It is about our stand-in of the AI provider.',
}
