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

/** A person in a trial on the test's day; only the code under test checks the token. */
async function caller(): Promise<DecodedIdToken> {
  const { uid } = await createAccount({ createdAt: new Date(day - 3_600_000) })
  // Later than the import of the account, which revokes the sessions before it.
  return { uid, auth_time: Math.floor(Date.now() / 1000) + 5, email: `${uid}@exemple.fr` } as DecodedIdToken
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
    const people = await Promise.all(Array.from({ length: DAILY_MAX + 3 }, caller))
    const answers = await Promise.all(people.map((person) => codeOf(asks(person))))
    expect(answers.filter((answer) => answer === 'admitted')).toHaveLength(DAILY_MAX)
    expect(answers.filter((answer) => answer === 'coach/quota-day')).toHaveLength(3)
    expect(await readDocument('ceilings/coach')).toMatchObject({ taken: DAILY_MAX })
    const refused = people[answers.indexOf('coach/quota-day')]
    expect(await readDocument(`usage/${refused?.uid ?? ''}`)).toBeNull()
    await expect(asks(await caller())).rejects.toMatchObject({ retryAfterSeconds: 12 * 3600 })
    setClock(day + 12 * 3_600_000)
    expect(await codeOf(asks(await caller()))).toBe('admitted')
  })

  it('gets back what does not count, and what was refused for another reason', async () => {
    const person = await caller()
    for (let count = 0; count < DAILY_MAX * 2; count += 1) {
      await (await asks(person))?.release({ counts: false })
    }
    expect(await usageOf(person.uid)).toEqual({ sent: 0, open: 0 })
    const stranger = { ...person, uid: 'nobody-at-all' }
    for (let count = 0; count < DAILY_MAX; count += 1) {
      expect(await codeOf(asks(stranger))).toBe('coach/unauthenticated')
    }
    const people = await Promise.all(Array.from({ length: DAILY_MAX }, caller))
    const answers = await Promise.all(people.map((each) => codeOf(asks(each))))
    expect(answers).toEqual(Array.from({ length: DAILY_MAX }, () => 'admitted'))
  })

  it('is kept in one document, which an unreadable value closes and nothing else', async () => {
    await putDocument('ceilings/coach', { day: new Date(day).toISOString().slice(0, 10), taken: 'x' })
    expect(await codeOf(asks(await caller()))).toBe('coach/quota-day')
    await deleteDocument('ceilings/coach')
  })
})
