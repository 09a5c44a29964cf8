import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '../support/accounts'
import { callCoach, openCoach, question } from '../support/coach-call'
import { putDocument, usageOf } from '../support/documents'
import {
  delta,
  endOfStream,
  eventStream,
  say,
  startScriptedProvider,
  status,
  type ScriptedProvider,
} from '../support/scripted-provider'
import { thisStack } from '../support/stack'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

let provider: ScriptedProvider

beforeAll(async () => {
  provider = await startScriptedProvider(thisStack().ports.coach)
  return () => provider.stop()
})

beforeEach(() => provider.play(say('Bonjour.')))

const minutesAgo = (minutes: number) => Date.now() - minutes * MINUTE_MS
const times = (count: number, first: number) =>
  Array.from({ length: count }, (_, index) => first + index * 1000)

describe('sixty messages an hour', () => {
  it('the sixtieth is answered, the next waits for the oldest to be an hour old', async () => {
    const { uid, token } = await createAccount({ isConfirmed: true })
    const oldest = minutesAgo(50)
    await putDocument(`usage/${uid}`, { sentAt: times(59, oldest), open: [] })
    expect(await callCoach(question('x'), { token })).toMatchObject({ status: 200 })
    provider.requests.length = 0
    const refused = await callCoach(question('x'), { token, stream: true })
    expect(refused).toMatchObject({
      status: 429,
      error: { status: 'RESOURCE_EXHAUSTED', details: { code: 'coach/quota-hour' } },
    })
    const seconds = refused.error?.details?.retryAfterSeconds ?? 0
    expect(Math.abs(seconds - (oldest + HOUR_MS - Date.now()) / 1000)).toBeLessThan(3)
    expect(refused.headers.get('retry-after')).toBe(String(seconds))
    expect(provider.requests).toHaveLength(0)
    expect(await usageOf(uid)).toEqual({ sent: 60, open: 0 })
  })

  it('older ones are forgotten', async () => {
    const { uid, token } = await createAccount({ isConfirmed: true })
    await putDocument(`usage/${uid}`, { sentAt: times(60, minutesAgo(70)), open: [] })
    expect(await callCoach(question('x'), { token })).toMatchObject({ status: 200 })
    expect(await usageOf(uid)).toEqual({ sent: 1, open: 0 })
  })

  it("are one's own", async () => {
    const [busy, calm] = await Promise.all([createAccount(), createAccount()])
    await putDocument(`usage/${busy.uid}`, { sentAt: times(60, minutesAgo(5)), open: [] })
    expect((await callCoach(question('x'), { token: busy.token })).status).toBe(429)
    expect((await callCoach(question('x'), { token: calm.token })).status).toBe(200)
  })

  it('come before access', async () => {
    const { uid, token } = await createAccount({ createdAt: new Date(0) })
    await putDocument(`usage/${uid}`, { sentAt: times(60, minutesAgo(5)), open: [] })
    expect((await callCoach(question('x'), { token })).status).toBe(429)
  })

  it.each([
    ['the provider refuses the question', status(400), 400],
    ['the provider refuses our key', status(401), 503],
    ['the provider is broken', status(500), 503],
  ])('count a question once the provider was asked: %s', async (_name, script, answered) => {
    const { uid, token } = await createAccount()
    provider.play(script)
    expect((await callCoach(question('x'), { token })).status).toBe(answered)
    expect(await usageOf(uid)).toEqual({ sent: 1, open: 0 })
  })

  it('bound the questions that the provider refuses', async () => {
    const { uid, token } = await createAccount({ isConfirmed: true })
    await putDocument(`usage/${uid}`, { sentAt: times(57, minutesAgo(5)), open: [] })
    provider.play(status(400))
    const statuses: number[] = []
    for (let call = 0; call < 6; call += 1) statuses.push((await callCoach(question('x'), { token })).status)
    expect(statuses).toEqual([400, 400, 400, 429, 429, 429])
    expect(provider.requests).toHaveLength(3)
  })

  it('count an answer that was cut', async () => {
    const { uid, token } = await createAccount()
    provider.play((response) => {
      response.writeHead(200, eventStream)
      response.end(delta('Commence '))
    })
    expect((await callCoach(question('x'), { token })).result).toEqual({
      text: 'Commence ',
      finish: 'interrupted',
    })
    expect(await usageOf(uid)).toEqual({ sent: 1, open: 0 })
  })

  it('survive an unreadable document', async () => {
    const { uid, token } = await createAccount()
    await putDocument(`usage/${uid}`, { sentAt: 'hier', open: true })
    expect((await callCoach(question('x'), { token })).status).toBe(200)
    expect(await usageOf(uid)).toEqual({ sent: 1, open: 0 })
  })
})

describe('two answers at once', () => {
  function holdAnswers(): () => void {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    provider.play(async (response) => {
      response.writeHead(200, eventStream)
      response.write(delta('Un instant '))
      await held
      response.end(delta('voilà', 'stop') + endOfStream)
    })
    return letGo
  }

  it('the third is refused until one ends', async () => {
    const { uid, token } = await createAccount()
    const letGo = holdAnswers()
    const first = callCoach(question('1'), { token, stream: true })
    await expect.poll(() => provider.requests.length).toBe(1)
    const second = callCoach(question('2'), { token, stream: true })
    await expect.poll(() => provider.requests.length).toBe(2)
    const third = await callCoach(question('3'), { token, stream: true })
    expect(third).toMatchObject({
      status: 429,
      error: { details: { code: 'coach/quota-streams', retryAfterSeconds: 5 } },
    })
    expect(third.headers.get('retry-after')).toBe('5')
    expect(await usageOf(uid)).toEqual({ sent: 2, open: 2 })
    letGo()
    expect((await first).result).toEqual({ text: 'Un instant voilà', finish: 'stop' })
    expect((await second).result).toEqual({ text: 'Un instant voilà', finish: 'stop' })
    expect((await callCoach(question('4'), { token })).status).toBe(200)
    expect(await usageOf(uid)).toEqual({ sent: 3, open: 0 })
  })

  it('eight asked in the same instant are two', async () => {
    const { uid, token } = await createAccount()
    const letGo = holdAnswers()
    const all = Array.from({ length: 8 }, () => openCoach(question('x'), { token, stream: true }))
    const statuses = (await Promise.all(all)).map((response) => response.status).sort()
    expect(statuses).toEqual([200, 200, 429, 429, 429, 429, 429, 429])
    expect(provider.requests).toHaveLength(2)
    expect(await usageOf(uid)).toEqual({ sent: 2, open: 2 })
    letGo()
    await expect.poll(() => usageOf(uid)).toEqual({ sent: 2, open: 0 })
  })

  it('an unreleased lease ends by itself', async () => {
    const { uid, token } = await createAccount()
    await putDocument(`usage/${uid}`, { sentAt: [], open: [Date.now() - 129_000, Date.now() - 128_000] })
    expect((await callCoach(question('x'), { token })).status).toBe(429)
    await putDocument(`usage/${uid}`, { sentAt: [], open: [Date.now() - 130_000, Date.now() - 100_000] })
    expect((await callCoach(question('x'), { token })).status).toBe(200)
  })
})

// Last test: the provider's address does not answer any more.
it('a question that never left is given back', async () => {
  const { uid, token } = await createAccount()
  await provider.stop()
  expect(await callCoach(question('x'), { token })).toMatchObject({
    status: 503,
    error: { details: { code: 'coach/provider-unavailable' } },
  })
  expect(await usageOf(uid)).toEqual({ sent: 0, open: 0 })
})
