import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  accountExists,
  createAccount,
  deleteAccount,
  idToken,
  signUp,
  type Account,
} from './support/accounts'
import { addCandidateAs, deleteAs } from './support/device'
import { putDocument, readDocument } from './support/documents'
import { callEndpoint, type EndpointCall } from './support/endpoint-call'
import { documentsWith, pathsLeftWith } from './support/everything-stored'
import { fillAccount, FULL, wordOf } from './support/full-account'
import { runReconciliation } from './support/scheduled-run'
import { thisStack } from './support/stack'
import {
  charge,
  flushWebhooks,
  intentsOf,
  misbehave,
  refundsOf,
  releaseStripe,
  startAfresh,
  stripeCalls,
  tellWebhook,
  untilHeld,
} from './support/stripe-stand-in'

const erase = (token: string | undefined, body: unknown = { data: {} }, options: EndpointCall = {}) =>
  callEndpoint('deleteAccount', body, { token, ...options })

const leftOf = (account: Account, ...words: string[]) => pathsLeftWith(account.uid, wordOf(account), ...words)

async function filledAccount(): Promise<Account> {
  const account = await createAccount()
  await fillAccount(account)
  return account
}

async function buyer(): Promise<{ account: Account; intentId: string }> {
  const account = await filledAccount()
  const opened = await callEndpoint('createPaymentIntent', { amount: 2999, currency: 'eur' }, account)
  expect(opened.status).toBe(200)
  const [intent] = await intentsOf(account.uid)
  return { account, intentId: String(intent?.id) }
}

beforeEach(startAfresh)

describe('before anything else', () => {
  it('the order is method, type, size, token, schema', async () => {
    const account = await filledAccount()
    const big = { data: 'x'.repeat(4096) }
    const headers = { 'content-type': 'text/plain' }
    expect((await erase(undefined, big, { method: 'PUT', headers })).status).toBe(405)
    expect((await erase(undefined, big, { headers })).status).toBe(415)
    expect((await erase(undefined, big)).status).toBe(413)
    expect((await erase(undefined, { data: { x: 1 } })).status).toBe(401)
    expect(await erase(account.token, { data: { x: 1 } })).toMatchObject({ status: 400 })
    expect(await leftOf(account)).toHaveLength(FULL)
  })

  it.each([
    null,
    {},
    { data: null },
    { data: [] },
    { data: { uid: 'x' } },
    { data: {}, uid: 'x' },
    '{"data":{"__proto__":{"a":1}}}',
  ])('refuses %j', async (body) => {
    const { uid, token } = await createAccount()
    expect((await erase(token, body)).status).toBe(400)
    expect(await accountExists(uid)).toBe(true)
  })

  it.each<[string, (uid: string) => Promise<string | undefined> | string | undefined]>([
    ['no token', () => undefined],
    ['an expired token', (uid) => idToken({ uid, expiresInSeconds: -60 })],
    ["another project's token", (uid) => idToken({ uid, project: 'somebody-else' })],
    ['a token from before the sessions were ended', (uid) => idToken({ uid, expiresInSeconds: 60 })],
    ['an anonymous account', async () => (await signUp()).token],
    [
      'an account that is gone',
      async () => {
        const gone = await createAccount()
        await deleteAccount(gone.uid)
        return gone.token
      },
    ],
  ])('%s gets 401', async (_name, tokenOf) => {
    const { uid } = await createAccount()
    expect((await erase(await tokenOf(uid))).status).toBe(401)
    expect(await accountExists(uid)).toBe(true)
    expect(await readDocument(`deletions/${uid}`)).toBeNull()
  })

  it('a token that does not tell when the password was checked asks for it', async () => {
    const account = await filledAccount()
    const token = withoutAuthTime(account.token)
    expect(await erase(token)).toMatchObject({ status: 401, code: 'account/recent-login-required' })
    expect(await leftOf(account)).toHaveLength(FULL)
  })
})

describe('an erasure', () => {
  it("leaves nothing of the account, and all of everybody else's", async () => {
    const [account, other] = [await filledAccount(), await filledAccount()]
    const others = await documentsWith(other.uid, wordOf(other))
    expect(await leftOf(account)).toHaveLength(FULL)
    const { status, json } = await erase(account.token)
    expect({ status, json }).toEqual({ status: 200, json: { result: {} } })
    expect(await leftOf(account)).toEqual([])
    expect(await accountExists(account.uid)).toBe(false)
    expect(await documentsWith(other.uid, wordOf(other))).toEqual(others)
    expect(await accountExists(other.uid)).toBe(true)
  })

  it('is remembered for three days, by the uid alone', async () => {
    const account = await filledAccount()
    const before = Date.now()
    expect((await erase(account.token)).status).toBe(200)
    const note = await readDocument(`deletions/${account.uid}`)
    expect(note).toEqual({ begunAt: expect.any(Date) as Date, expiresAt: expect.any(Date) as Date })
    const hours = ((note!['expiresAt'] as Date).getTime() - before) / 3_600_000
    expect(hours).toBeGreaterThanOrEqual(72)
    expect(hours).toBeLessThan(72.1)
    expect((await documentsWith(wordOf(account))).map(({ path }) => path)).toEqual([])
  })

  it('finds the candidates of a section that was deleted by other means than our screen', async () => {
    const account = await signUp({ email: `autrement.${Date.now()}@example.com`, password: 'motdepasse' })
    await fillAccount(account)
    for (let index = 0; index < 45; index += 1) {
      await putDocument(`sections/${account.uid}-0/products/p${index}`, { note: wordOf(account) })
    }
    expect(await deleteAs(account, `sections/${account.uid}-0`)).toBe(200)
    expect((await erase(account.token)).status).toBe(200)
    await expect.poll(() => leftOf(account)).toEqual([])
  })

  it('is not waited for by the versions of a project that is deleted: they go with it, and no others', async () => {
    const account = await signUp({ email: `projet.${Date.now()}@example.com`, password: 'motdepasse' })
    await fillAccount(account)
    const kept = { userId: account.uid, projectId: `${account.uid}-1`, title: 'Gourde' }
    await putDocument(`projectVersions/${account.uid}-1_1`, kept)
    expect(await deleteAs(account, `projects/${account.uid}-0`)).toBe(200)
    const left = async () => (await leftOf(account)).filter((path) => path.startsWith('projectVersions/'))
    await expect.poll(left).toEqual([`projectVersions/${account.uid}-1_1`])
  })

  it('of an empty account is complete too', async () => {
    const account = await createAccount()
    expect((await erase(account.token)).status).toBe(200)
    expect(await leftOf(account)).toEqual([])
    expect(await accountExists(account.uid)).toBe(false)
  })

  it('asked twice at once is done', async () => {
    const account = await filledAccount()
    const answers = await Promise.all([erase(account.token), erase(account.token)])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect(await leftOf(account)).toEqual([])
  })

  it('wins against a device that goes on writing', async () => {
    // The rules require a token issued by Auth.
    const account = await signUp({ email: `appareil.${Date.now()}@example.com`, password: 'motdepasse' })
    await fillAccount(account)
    const section = `${account.uid}-0`
    const candidate = (id: string) => addCandidateAs(account, section, { id, note: wordOf(account) })
    expect(await candidate('first')).toBe(200)
    const over = new AbortController()
    const writing = (async () => {
      const answers: number[] = []
      while (!over.signal.aborted) answers.push(await candidate(`more${answers.length}`))
      return answers
    })()
    expect((await erase(account.token)).status).toBe(200)
    over.abort()
    const answers = await writing
    expect(answers).toContain(200)
    expect([401, 403]).toContain(answers.at(-1))
    expect(await leftOf(account)).toEqual([])
  })

  it('names no account in the log', async () => {
    const account = await filledAccount()
    await misbehave({ path: '/v1/payment_intents/*/cancel', status: 503 })
    await putDocument(`checkouts/${account.uid}`, { attempt: 1, openIntentId: 'pi_nobodys' })
    await erase(account.token)
    await erase(account.token)
    await expect
      .poll(() => readFileSync(thisStack().logFile, 'utf8'))
      .toContain('account.intent-not-canceled')
    const log = readFileSync(thisStack().logFile, 'utf8')
    for (const word of [account.uid, wordOf(account)]) expect(log).not.toContain(word)
  })
})

it('that was stopped is gone on with by the scheduled job, also without its account', async () => {
  const [account, gone] = [await filledAccount(), await filledAccount()]
  await deleteAccount(gone.uid)
  const startedAt = new Date(Date.now() - 600_000)
  for (const { uid } of [account, gone]) await putDocument(`deletions/${uid}`, { startedAt })
  await runReconciliation()
  await expect.poll(async () => [...(await leftOf(account)), ...(await leftOf(gone))]).toEqual([])
  expect(await accountExists(account.uid)).toBe(false)
})

describe('an open payment intent', () => {
  it('can no longer be charged', async () => {
    const { account, intentId } = await buyer()
    expect((await erase(account.token)).status).toBe(200)
    await expect(charge(intentId)).rejects.toThrow('status of canceled')
    expect(await leftOf(account, intentId)).toEqual([])
  })

  it.each(['charged', 'unknown to Stripe'])('that is %s does not block the erasure', async (what) => {
    const { account, intentId } = await buyer()
    await tellWebhook('drop')
    if (what === 'charged') await charge(intentId)
    else await putDocument(`checkouts/${account.uid}`, { attempt: 1, openIntentId: 'pi_nobodys' })
    expect((await erase(account.token)).status).toBe(200)
    expect(await leftOf(account, intentId)).toEqual([])
    await tellWebhook('deliver')
  })

  it('keeps the account, empty, while Stripe cannot be asked', async () => {
    const { account, intentId } = await buyer()
    await misbehave({ path: '/v1/payment_intents/*/cancel', status: 503 })
    expect(await erase(account.token)).toMatchObject({ status: 503, code: 'account/erasure-incomplete' })
    const { uid } = account
    expect((await leftOf(account)).filter((path) => !path.startsWith('checkouts/'))).toEqual([
      `deletions/${uid}`,
      `mails/account-end-${uid}`,
    ])
    expect(await accountExists(uid)).toBe(true)
    expect((await erase(account.token)).status).toBe(200)
    expect((await intentsOf(uid)).map(({ status }) => status)).toEqual(['canceled'])
    expect(await leftOf(account, intentId)).toEqual([])
  })

  it('is canceled when it was opened in the instant of the erasure', async () => {
    const account = await filledAccount()
    const { uid } = account
    await misbehave({ path: '/v1/payment_intents', method: 'POST', isHeld: true })
    const price = { amount: 2999, currency: 'eur' }
    const opening = callEndpoint('createPaymentIntent', price, account)
    await untilHeld()
    expect((await erase(account.token)).status).toBe(200)
    await releaseStripe()
    expect(await opening).toMatchObject({ status: 401, code: 'payment/unauthenticated' })
    expect((await intentsOf(uid)).map(({ status }) => status)).toEqual(['canceled'])
    expect(await leftOf(account)).toEqual([])
  })

  it('that was charged is not sold again at the moment of the erasure', async () => {
    const { account, intentId } = await buyer()
    await tellWebhook('drop')
    await charge(intentId)
    await misbehave({ path: `/v1/payment_intents/${intentId}`, method: 'GET', isHeld: true })
    const opening = callEndpoint('createPaymentIntent', { amount: 2999, currency: 'eur' }, account)
    await untilHeld()
    await putDocument(`deletions/${account.uid}`, { startedAt: new Date() })
    await releaseStripe()
    expect(await opening).toMatchObject({ status: 401, code: 'payment/unauthenticated' })
    await tellWebhook('deliver')
  })

  it('that is charged after the erasure is refunded automatically', async () => {
    const { account, intentId } = await buyer()
    const startedAt = new Date(Date.now() - 25 * 3_600_000)
    await putDocument(`deletions/${account.uid}`, { startedAt })
    await misbehave({ path: '/v1/payment_intents/*/cancel', status: 503 })
    expect((await erase(account.token)).status).toBe(200)
    await tellWebhook('deliver')
    await charge(intentId)
    await expect.poll(async () => (await refundsOf(intentId)).map(({ amount }) => amount)).toEqual([2999])
    expect(await leftOf(account, intentId)).toEqual([])
  })

  it('is left as it is when Stripe could not be asked for a day', async () => {
    const { account, intentId } = await buyer()
    await putDocument(`deletions/${account.uid}`, { startedAt: new Date(Date.now() - 25 * 3_600_000) })
    await misbehave({ path: '/v1/payment_intents/*/cancel', status: 503 })
    expect((await erase(account.token)).status).toBe(200)
    expect(await stripeCalls()).toContain(`POST /v1/payment_intents/${intentId}/cancel`)
    expect(await leftOf(account)).toEqual([])
  })

  it('is reported by a webhook after the erasure, and nothing is written', async () => {
    const { account, intentId } = await buyer()
    await tellWebhook('hold')
    await charge(intentId)
    expect((await erase(account.token)).status).toBe(200)
    await flushWebhooks()
    await tellWebhook('deliver')
    expect(await leftOf(account, intentId)).toEqual([])
  })
})

function withoutAuthTime(token: string): string {
  const [header = '', claims = ''] = token.split('.')
  const { auth_time, ...rest } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims
  expect(auth_time).toBeGreaterThan(0)
  return `${header}.${Buffer.from(JSON.stringify(rest)).toString('base64url')}.`
}

interface Claims {
  readonly auth_time: number
}
