import { TRIAL_MS } from '@/domain/base/business'
import { addCalendarMonth } from '@/domain/base/time/calendar-month'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccount } from '../support/accounts'
import { callCoach, question } from '../support/coach-call'
import { putDocument, readDocument, usageOf } from '../support/documents'
import { say, startScriptedProvider, type ScriptedProvider } from '../support/scripted-provider'
import { thisStack } from '../support/stack'

const DAY_MS = 86_400_000
const SECOND_MS = 1000

let provider: ScriptedProvider

beforeAll(async () => {
  provider = await startScriptedProvider(thisStack().ports.coach)
  return () => provider.stop()
})

beforeEach(() => provider.play(say('Bonjour.')))

const ago = (ms: number) => new Date(Date.now() - ms)
const trialOver = () => createAccount({ createdAt: ago(30 * DAY_MS) })

async function statusFor(token: string): Promise<number> {
  return (await callCoach(question('x'), { token })).status
}

describe('the trial', () => {
  it('needs no profile', async () => {
    const { token } = await createAccount()
    expect(await statusFor(token)).toBe(200)
  })

  it('refused is refused in a stream too, costs nothing and asks nobody', async () => {
    const { uid, token } = await createAccount({ createdAt: ago(TRIAL_MS + SECOND_MS) })
    const answer = await callCoach(question('x'), { token, stream: true })
    expect(answer).toMatchObject({
      status: 403,
      error: { status: 'PERMISSION_DENIED', details: { code: 'coach/no-access' } },
    })
    expect(provider.requests).toHaveLength(0)
    expect(await usageOf(uid)).toEqual({ sent: 0, open: 0 })
  })

  it('is not served to an account that was erased since the call began, and not stored', async () => {
    const { uid, token } = await createAccount()
    await putDocument(`deletions/${uid}`, { begunAt: new Date(), expiresAt: ago(-DAY_MS) })
    expect(await statusFor(token)).toBe(401)
    expect(provider.requests).toHaveLength(0)
    expect(await readDocument(`usage/${uid}`)).toBeNull()
  })

  it('is not extended by fields of the profile', async () => {
    const { uid, token } = await trialOver()
    await putDocument(`profiles/${uid}`, {
      createdAt: new Date().toISOString(),
      hasPaid: true,
      hasPaidAt: '',
      xp: 10_000_000,
    })
    expect(await statusFor(token)).toBe(403)
  })
})

describe('a paid month', () => {
  it.each<[string, (paidAt: Date) => string | number | Date]>([
    ['a timestamp', (paidAt) => paidAt],
    ['an ISO text', (paidAt) => paidAt.toISOString()],
    ['milliseconds', (paidAt) => paidAt.getTime()],
  ])('written as %s opens the coach', async (_name, write) => {
    const { uid, token } = await trialOver()
    await putDocument(`profiles/${uid}`, { hasPaid: false, hasPaidAt: write(ago(10 * DAY_MS)) })
    expect(await statusFor(token)).toBe(200)
  })

  it.each(['', 'hier', '0x', null, true])('written as %j opens nothing', async (hasPaidAt) => {
    const { uid, token } = await trialOver()
    await putDocument(`profiles/${uid}`, { hasPaid: true, hasPaidAt })
    expect(await statusFor(token)).toBe(403)
  })

  it('over stays over, even for a young account', async () => {
    const { uid, token } = await createAccount()
    await putDocument(`profiles/${uid}`, { hasPaidAt: ago(32 * DAY_MS) })
    expect(await statusFor(token)).toBe(403)
  })

  it('of another account gives no access', async () => {
    const { token } = await trialOver()
    await putDocument('profiles/somebody-else', { hasPaidAt: new Date() })
    expect(await statusFor(token)).toBe(403)
  })
})

// Retried: on a busy machine a call may take longer than the remaining second.
describe.concurrent('ends to the second:', { retry: 2 }, () => {
  it('the trial, counted from the creation of the account', async () => {
    // Auth reports the creation in whole seconds.
    const second = Math.floor(Date.now() / SECOND_MS) * SECOND_MS
    const lastMoment = second + 3 * SECOND_MS
    const { token } = await createAccount({ createdAt: new Date(lastMoment - TRIAL_MS) })
    expect(await statusFor(token)).toBe(200)
    await sleep(lastMoment - Date.now() - 800)
    expect(await statusFor(token)).toBe(200)
    await sleep(lastMoment - Date.now() + 20)
    expect(await statusFor(token)).toBe(403)
  })

  it('a paid month, one calendar month later', async () => {
    const { uid, token } = await trialOver()
    const paidAt = monthEndingAt(Date.now() + 3000)
    await putDocument(`profiles/${uid}`, { hasPaidAt: paidAt })
    expect(await statusFor(token)).toBe(200)
    await sleep(addCalendarMonth(paidAt).getTime() - Date.now() - 800)
    expect(await statusFor(token)).toBe(200)
    await sleep(addCalendarMonth(paidAt).getTime() - Date.now() + 20)
    expect(await statusFor(token)).toBe(403)
  })
})

/** A payment whose month ends near that time: the 29th to 31st may have no counterpart in the month before. */
function monthEndingAt(time: number): Date {
  const paidAt = new Date(time)
  paidAt.setUTCMonth(paidAt.getUTCMonth() - 1)
  return addCalendarMonth(paidAt).getTime() === time ? paidAt : new Date(time - 28 * DAY_MS)
}
