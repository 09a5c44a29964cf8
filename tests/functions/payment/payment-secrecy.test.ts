import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { standInKeys } from '../../../local/stripe/keys'
import { idToken } from '../support/accounts'
import { createBuyer, openIntent, payCard } from '../support/buyer'
import { CANARY_MAIL, CANARY_PROMPT, CANARY_PROVIDER } from '../support/canaries'
import { callEndpoint, type EndpointCall } from '../support/endpoint-call'
import { thisStack } from '../support/stack'
import { misbehave, startAfresh, stripeClient, tellWebhook } from '../support/stripe-stand-in'
import { eventOf, postWebhook } from '../support/webhook-post'
import { until } from '../../support/until'

const UNTOLD = [standInKeys.secret, standInKeys.webhook, CANARY_PROVIDER, CANARY_PROMPT, CANARY_MAIL]

const answers: string[] = []
const secrets: string[] = []
const uids: string[] = []
let log: string

const readLog = () => readFileSync(thisStack().logFile, 'utf8')

async function call(name: string, body: unknown, options: EndpointCall = {}): Promise<void> {
  const { raw, headers } = await callEndpoint(name, body, options)
  answers.push(raw, JSON.stringify([...headers]))
}

async function createCanary(): Promise<{ uid: string; token: string }> {
  const { uid } = await createBuyer()
  uids.push(uid)
  return { uid, token: idToken({ uid, email: `${CANARY_MAIL}@example.com`, expiresInSeconds: 3605 }) }
}

beforeAll(async () => {
  await tellWebhook('drop')
  const { uid, token } = await createCanary()
  const open = await openIntent(uid)
  const other = await payCard((await createCanary()).uid)
  const secret = (await stripeClient().paymentIntents.retrieve(other)).client_secret
  if (secret !== null) secrets.push(secret)

  for (const status of [400, 401, 402, 403, 404, 409, 429, 500]) {
    const told = {
      status,
      code: CANARY_PROVIDER,
      message: `${CANARY_PROVIDER} ${standInKeys.secret} ${CANARY_MAIL}`,
    }
    await misbehave({ path: '/v1/payment_intents/*', times: 3, ...told })
    await call('confirmPayment', { data: { paymentIntentId: open } }, { token })
    await startAfresh()
    await misbehave({ path: '/v1/payment_intents', times: 3, ...told })
    const buyer = await createCanary()
    await call('createPaymentIntent', { amount: 2999, currency: 'eur' }, { token: buyer.token })
    await startAfresh()
  }
  for (const body of [
    { data: { paymentIntentId: `pi_${CANARY_PROMPT}` } },
    { data: { paymentIntentId: { '@type': CANARY_PROMPT } } },
    { data: { [CANARY_PROMPT]: CANARY_PROMPT } },
    { amount: CANARY_PROMPT, currency: CANARY_PROMPT },
    CANARY_PROMPT,
    `{"data":{"paymentIntentId":"${CANARY_PROMPT}`,
  ]) {
    for (const name of ['confirmPayment', 'createPaymentIntent', 'refundPayment', 'stripeWebhook']) {
      await call(name, body, { token })
      await call(name, body, { token: `${CANARY_PROMPT}.x.y` })
    }
  }
  const event = await eventOf(other, 'payment_intent.succeeded')
  const hostile = { ...event, more: CANARY_PROMPT, receipt_email: `${CANARY_MAIL}@example.com` }
  await call('stripeWebhook', hostile, { headers: { 'stripe-signature': `t=1,v1=${CANARY_PROMPT}` } })
  answers.push((await postWebhook(hostile)).raw)
  answers.push((await postWebhook(`{"${CANARY_PROMPT}`)).raw)
  // The emulator passes its log lines through a pipe.
  await until(() => expect(readLog()).toContain('payment.webhook payment_intent.succeeded settled'))
  log = readLog()
}, 120_000)

it('the log records the events by their codes', () => {
  for (const told of [
    'payment/provider-unavailable',
    'payment/misconfigured',
    'payment/unknown-intent',
    'signature',
  ]) {
    expect(log).toContain(told)
  }
})

it.each(UNTOLD)('no log and no answer holds %s', (word) => {
  expect(log.split('\n').filter((line) => line.includes(word))).toEqual([])
  expect(answers.filter((answer) => answer.includes(word))).toEqual([])
})

it('no log names anybody, and none holds the secret of a checkout', () => {
  expect(uids.length).toBeGreaterThan(0)
  expect(secrets.length).toBeGreaterThan(0)
  for (const word of [...uids, ...secrets]) expect(log).not.toContain(word)
})

it('no answer holds a stack or a path', () => {
  for (const answer of answers) expect(answer).not.toMatch(/node_modules|\bat .*:\d+:\d+/)
})
