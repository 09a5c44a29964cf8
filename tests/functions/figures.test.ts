// Computes the daily figures from the log lines of the real functions.
import { createReadStream, readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import { Figures } from '../../local/figures/figures'
import { logEntriesIn } from '../../local/figures/log-entries'
import { createAccount } from './support/accounts'
import { createBuyer, payCard } from './support/buyer'
import { callCoach, question } from './support/coach-call'
import { callEndpoint } from './support/endpoint-call'
import { bytes, delta, startScriptedProvider, usageEvent } from './support/scripted-provider'
import { startAfresh, stripeClient, tellWebhook } from './support/stripe-stand-in'
import { thisStack } from './support/stack'

const { logFile } = thisStack()
const sizeOfLog = () => readFileSync(logFile).length

async function figuresSince(start: number): Promise<Figures> {
  const figures = new Figures()
  for await (const entry of logEntriesIn(createReadStream(logFile, { encoding: 'utf8', start })))
    figures.add(entry)
  return figures
}

let start = 0

beforeAll(async () => {
  await tellWebhook('drop')
  await startAfresh()
  const provider = await startScriptedProvider(thisStack().ports.coach)
  start = sizeOfLog()

  const account = await createAccount()
  await callEndpoint('openTrial', { data: {} }, account)
  const usage = usageEvent({ prompt_tokens: 900, completion_tokens: 12 })
  provider.play(bytes(delta('Bonjour.', 'stop') + usage))
  await callCoach(question('x'), { token: account.token, stream: true })
  provider.play(bytes(delta('Bonsoir.', 'stop') + usage))
  await callCoach(question('x'), { token: account.token })
  await callCoach({ data: {} }, { token: account.token })
  await provider.stop()

  const { uid, token } = await createBuyer()
  const id = await payCard(uid)
  const confirm = () => callEndpoint('confirmPayment', { data: { paymentIntentId: id } }, { token })
  // Repeated confirmations are one payment.
  await confirm()
  await confirm()
  await stripeClient().refunds.create({ payment_intent: id })
  await callEndpoint('refundPayment', { data: { paymentIntentId: id } }, { token })

  return () => tellWebhook('deliver')
})

it('counts each once', async () => {
  // The emulator passes its log lines through a pipe.
  await expect.poll(async () => (await figuresSince(start)).refunds).toBe(1)
  const figures = await figuresSince(start)
  expect(figures).toMatchObject({
    signUps: 1,
    trials: 1,
    questions: 2,
    promptTokens: 1800,
    completionTokens: 24,
    payments: 1,
    paidCents: 2999,
    refunds: 1,
    refundedCents: 2999,
  })
  expect(figures.codes.rows()).toContainEqual(['coach/invalid-request', 1])
})

it('knows how long the first word took, and that it came before the last', async () => {
  const { first, whole } = await figuresSince(start)
  expect(first.at(0.95)).toBeGreaterThan(0)
  expect(first.at(0.95)).toBeLessThanOrEqual(whole.at(0.95)!)
})
