// An account costs an attacker nothing, so a bound of each account is none: every endpoint names what bounds all accounts together.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const endpoints = [...readFileSync('functions/src/index.ts', 'utf8').matchAll(/export \{ (\w+) \}/g)].map(
  ([, name]) => name,
)

/** Shared resource, the file of its bound, and the text of the bound in it. */
const BOUNDS: Readonly<Record<string, readonly [resource: string, file: string, bound: string]>> = {
  coachChat: ['answers of a day', 'functions/src/coach/admission.ts', "firestore.doc('ceilings/coach')"],
  contactSupport: [
    "the team's mailbox",
    'functions/src/mail/contact.ts',
    "firestore.doc('ceilings/contact')",
  ],
  reportFault: ['lines of the log', 'functions/src/report-fault.ts', 'LINES_PER_MINUTE'],
  openTrial: [
    'lines of the log: one an account, as Auth admits them',
    'functions/src/open-trial.ts',
    'isNew',
  ],
  createPaymentIntent: [
    'open intents: one an account, ended after a day',
    'functions/src/payment/settlement/reconciliation.ts',
    'CHECKOUT_LIVES_MS',
  ],
  confirmPayment: ['calls of Stripe', 'functions/src/payment/checkout/slot.ts', 'CONFIRMATIONS_PER_HOUR'],
  refundPayment: [
    'calls of Stripe: none without a payment',
    'functions/src/payment/refund/refund-choice.ts',
    'nothing-to-refund',
  ],
  deleteAccount: [
    'the queue of mails: one an account, after all proofs about money',
    'functions/src/mail/mail.ts',
    "['withdrawal', 'contract', 'account-end', 'refund-due', 'contact']",
  ],
  stripeWebhook: [
    'our records: Stripe alone may write',
    'functions/src/stripe-webhook.ts',
    'stripeWebhookKey',
  ],
  reconcilePayments: ['the time of a run', 'functions/src/mail/turns.ts', 'RUN_MS'],
  rateAnswer: [
    'documents of one owner: one an answer of theirs',
    'functions/src/rate-answer.ts',
    'conversation-gone',
  ],
  projectDeleted: ['documents of one owner', 'functions/src/project-deleted.ts', 'eraseVersionsOf'],
  sectionDeleted: ['documents of one owner', 'functions/src/section-deleted.ts', 'eraseCandidatesOf'],
}

test('every endpoint has a bound for all accounts together', () => {
  expect(Object.keys(BOUNDS).sort()).toEqual(endpoints.sort())
})

test.each(Object.entries(BOUNDS))('%s', (_name, [, file, bound]) => {
  expect(readFileSync(file, 'utf8')).toContain(bound)
})
