import type { DecodedIdToken } from 'firebase-admin/auth'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createAccount, deleteAccount } from '../support/accounts'
import { question } from '../support/coach-call'
import { deleteDocument, putDocument, readDocument, usageOf } from '../support/documents'
import { loadAdmission } from '../support/functions-here'
import { changeAccount } from '../support/sessions'

const DAILY_MAX = 7
const MINUTE_MS = 60_000

let admit: Awaited<ReturnType<typeof loadAdmission>>['admit']

beforeAll(async () => {
  ;({ admit } = await loadAdmission({ dailyMax: DAILY_MAX }))
})

/** Fakes the date only; timers and the network stay real. */
function setClock(time: number) {
  vi.useFakeTimers({ now: time, toFake: ['Date'] })
}

// Each test uses its own day and the next, so that the daily counter starts anew.
let day = Date.parse('2031-01-01T12:00:00.000Z')
beforeEach(() => {
  day += 2 * 86_400_000
  setClock(day)
})
afterEach(() => {
  vi.useRealTimers()
})

/** A person in a trial on the test's day, without a confirmed address; only the code under test checks the token. */
async function caller(createdAt = new Date(day - 3_600_000)): Promise<DecodedIdToken> {
  const { uid } = await createAccount({ createdAt })
  // Later than the import of the account, which revokes the sessions before it.
  return { uid, auth_time: Math.floor(Date.now() / 1000) + 5, email: `${uid}@exemple.fr` } as DecodedIdToken
}

const confirmed = async () => ({ ...(await caller()), email_verified: true })

async function buyer(): Promise<DecodedIdToken> {
  const person = await caller()
  await pay(person)
  return person
}

async function pay({ uid, email = '' }: DecodedIdToken): Promise<void> {
  await putDocument(`profiles/${uid}`, { fullName: 'Zoé', email, hasPaidAt: new Date(day - 3_600_000) })
}

const asks = (person: DecodedIdToken) => admit(person, { ...question('x').data, project: null }, null)

const codeOf = (admission: Promise<unknown>) =>
  admission.then(
    () => 'admitted',
    (error: unknown) => (error as { code?: string }).code ?? error,
  )

describe('a session whose account was', () => {
  it.each<[string, (uid: string) => Promise<void>]>([
    ['disabled', (uid) => changeAccount({ localId: uid, disableUser: true })],
    ['erased', deleteAccount],
    [
      'signed out everywhere',
      (uid) => changeAccount({ localId: uid, validSince: String(Math.floor(day / 1000) + 30) }),
    ],
  ])('%s keeps the coach for less than a minute', async (_, change) => {
    const person = await caller()
    await (await asks(person))?.release({ counts: true })
    await change(person.uid)
    const before = await readDocument(`usage/${person.uid}`)
    setClock(day + MINUTE_MS)
    expect(await codeOf(asks(person))).toBe('coach/unauthenticated')
    expect(await readDocument(`usage/${person.uid}`)).toEqual(before)
  })
})

describe("the whole product's day", () => {
  it('has so many questions, whoever asks; the next is refused and writes nothing', async () => {
    const people = await Promise.all(Array.from({ length: DAILY_MAX + 3 }, buyer))
    const answers = await Promise.all(people.map((person) => codeOf(asks(person))))
    expect(answers.filter((answer) => answer === 'admitted')).toHaveLength(DAILY_MAX)
    expect(answers.filter((answer) => answer === 'coach/quota-day')).toHaveLength(3)
    expect(await readDocument('ceilings/coach')).toMatchObject({ paid: DAILY_MAX })
    const refused = people[answers.indexOf('coach/quota-day')]
    expect(await readDocument(`usage/${refused?.uid ?? ''}`)).toBeNull()
    await expect(asks(await buyer())).rejects.toMatchObject({ retryAfterSeconds: 12 * 3600 })
    setClock(day + 12 * 3_600_000)
    expect(await codeOf(asks(await buyer()))).toBe('admitted')
  })

  it('gets back questions that do not count or were refused for another reason', async () => {
    const person = await buyer()
    for (let count = 0; count < DAILY_MAX * 2; count += 1) {
      await (await asks(person))?.release({ counts: false })
    }
    expect(await usageOf(person.uid)).toEqual({ sent: 0, open: 0 })
    const stranger = { ...person, uid: 'nobody-at-all' }
    for (let count = 0; count < DAILY_MAX; count += 1) {
      expect(await codeOf(asks(stranger))).toBe('coach/unauthenticated')
    }
    const people = await Promise.all(Array.from({ length: DAILY_MAX }, buyer))
    const answers = await Promise.all(people.map((each) => codeOf(asks(each))))
    expect(answers).toEqual(Array.from({ length: DAILY_MAX }, () => 'admitted'))
  })

  it('is kept in one document, which an unreadable value closes and nothing else', async () => {
    await putDocument('ceilings/coach', { day: new Date(day).toISOString().slice(0, 10), paid: 'x' })
    expect(await codeOf(asks(await buyer()))).toBe('coach/quota-day')
    await deleteDocument('ceilings/coach')
  })
})

describe('the reserves of the day', () => {
  const UNCONFIRMED = Math.floor(DAILY_MAX / 4)
  const TRIALS = Math.floor((DAILY_MAX * 3) / 4)
  const answersOf = async (count: number, make: () => Promise<DecodedIdToken>) => {
    const people = await Promise.all(Array.from({ length: count }, () => make()))
    return Promise.all(people.map((person) => codeOf(asks(person))))
  }
  const admitted = (answers: readonly unknown[]) => answers.filter((answer) => answer === 'admitted').length
  const refusals = (answers: readonly unknown[]) => [
    ...new Set(answers.filter((answer) => answer !== 'admitted')),
  ]

  it('let fifty new accounts at once take a quarter, trials three quarters, and leave the rest to who paid', async () => {
    const first = await answersOf(50, caller)
    expect([admitted(first), refusals(first)]).toEqual([UNCONFIRMED, ['coach/quota-day-unconfirmed']])
    const second = await answersOf(20, confirmed)
    expect([admitted(second), refusals(second)]).toEqual([TRIALS - UNCONFIRMED, ['coach/quota-day-trial']])
    const third = await answersOf(10, buyer)
    expect([admitted(third), refusals(third)]).toEqual([DAILY_MAX - TRIALS, ['coach/quota-day']])
    expect(await readDocument('ceilings/coach')).toMatchObject({
      unconfirmed: UNCONFIRMED,
      trial: TRIALS,
      paid: DAILY_MAX,
    })
  })

  it('open to an address that is confirmed, and to a month that is paid, on the same day', async () => {
    await answersOf(5, caller)
    const person = await caller()
    expect(await codeOf(asks(person))).toBe('coach/quota-day-unconfirmed')
    expect(await readDocument(`usage/${person.uid}`)).toBeNull()
    expect(await codeOf(asks({ ...person, email_verified: true }))).toBe('admitted')
    await answersOf(20, confirmed)
    expect(await codeOf(asks({ ...person, email_verified: true }))).toBe('coach/quota-day-trial')
    await pay(person)
    expect(await codeOf(asks(person))).toBe('admitted')
  })

  it('are not touched by who has no access', async () => {
    const over = async () => {
      const person = await caller(new Date(day - 30 * 86_400_000))
      return { ...person, email_verified: true }
    }
    expect(refusals(await answersOf(20, over))).toEqual(['coach/no-access'])
    expect(await readDocument('ceilings/coach')).not.toMatchObject({
      day: new Date(day).toISOString().slice(0, 10),
    })
  })

  it('are whole again on the next day', async () => {
    await answersOf(10, buyer)
    expect(await codeOf(asks(await caller()))).toBe('coach/quota-day')
    setClock(day + 12 * 3_600_000)
    expect(admitted(await answersOf(20, caller))).toBe(UNCONFIRMED)
  })
})
