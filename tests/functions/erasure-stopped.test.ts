import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentReference } from 'firebase-admin/firestore'
import { beforeAll, expect, it } from 'vitest'
import type { ErasureSteps } from '../../functions/src/account/erase'
import { root } from '../../local/paths'
import { accountExists, createAccount, signUp, type Account } from './support/accounts'
import { addCandidateAs } from './support/device'
import { deleteDocument, putDocument, readDocument } from './support/documents'
import { pathsLeftWith, pathsWith } from './support/everything-stored'
import { fillAccount, FULL, wordOf } from './support/full-account'
import { loadErasure } from './support/functions-here'

let erasure: Awaited<ReturnType<typeof loadErasure>>

beforeAll(async () => {
  erasure = await loadErasure()
})

const leftOf = (account: Account) => pathsLeftWith(account.uid, wordOf(account))

async function filledAccount(): Promise<Account> {
  const account = await createAccount()
  await fillAccount(account)
  return account
}

type Around = <T>(work: () => Promise<T>) => Promise<T>

/** The real steps, each one wrapped by `around`. */
function stepsThrough(around: Around): ErasureSteps {
  const { endCheckout, places, deleteUser, finish } = erasure.ERASURE_STEPS
  return {
    endCheckout: (uid, startedAt) => around(() => endCheckout(uid, startedAt)),
    places: places.map((place) => (uid, writer) => around(() => place(uid, writer))),
    deleteUser: (uid) => around(() => deleteUser(uid)),
    finish: (uid, startedAt) => around(() => finish(uid, startedAt)),
  }
}

/** Checkout, a full pass, an empty pass, the account, one more pass, the note. */
const STEPS = 1 + 18 + 18 + 1 + 18 + 1
const ACCOUNT_STEP = 1 + 18 + 18 + 1
/** Index of the sections in `places`. */
const SECTIONS = 8

function stepsThatStopAt(stop: number): ErasureSteps {
  let count = 0
  return stepsThrough((work) => {
    count += 1
    return count === stop ? Promise.reject(new Error('stopped')) : work()
  })
}

it('has the steps that are stopped here', async () => {
  let count = 0
  const steps = stepsThrough((work) => {
    count += 1
    return work()
  })
  await erasure.eraseAccount((await filledAccount()).uid, steps)
  expect(count).toBe(STEPS)
})

it('stopped before any of its steps it goes on where it was', async () => {
  const accounts: Account[] = []
  for (let stop = 1; stop <= STEPS; stop += 1) {
    const account = await filledAccount()
    const stopped = erasure.eraseAccount(account.uid, stepsThatStopAt(stop))
    await expect(stopped).rejects.toMatchObject({ code: 'account/erasure-incomplete' })
    expect(await readDocument(`deletions/${account.uid}`)).not.toBeNull()
    expect(await accountExists(account.uid)).toBe(stop <= ACCOUNT_STEP)
    if (stop % 2 === 0) await erasure.eraseAccount(account.uid)
    accounts.push(account)
  }
  // Ten minutes later the scheduled job resumes the others.
  await erasure.resumeErasures(new Date(Date.now() + 600_000))
  expect(await pathsLeftWith(...accounts.flatMap((account) => [account.uid, wordOf(account)]))).toEqual([])
  for (const { uid } of accounts) expect(await accountExists(uid)).toBe(false)
}, 180_000)

it('leaves the erasure that a call is working at to it', async () => {
  const account = await filledAccount()
  await putDocument(`deletions/${account.uid}`, { startedAt: new Date() })
  await erasure.resumeErasures()
  expect(await leftOf(account)).toHaveLength(FULL + 1)
  await erasure.eraseAccount(account.uid)
})

it('deletes documents written during the erasure and after the account was deleted', async () => {
  const account = await filledAccount()
  let count = 0
  const steps = stepsThrough(async (work) => {
    count += 1
    const result = await work()
    // Written during the erasure to places already erased, in the first pass and in the last.
    if (count === 9 || count === 24) {
      await putDocument(`todos/late-${count}-${account.uid}`, { userId: account.uid })
      await putDocument(`sections/late-${count}-${account.uid}`, { userId: account.uid })
      const candidate = `sections/late-${count}-${account.uid}/products/p`
      await putDocument(candidate, { note: wordOf(account) })
    }
    return result
  })
  await erasure.eraseAccount(account.uid, steps)
  expect(count).toBeGreaterThan(24)
  expect(await leftOf(account)).toEqual([])
})

/** The real steps, with a callback each time the writes of the sections are flushed. */
function stepsWithFlush(onFlush: () => Promise<void>): ErasureSteps {
  const places = erasure.ERASURE_STEPS.places.map((place, index): typeof place =>
    index === SECTIONS
      ? (uid, writer) => {
          const tapped = {
            update: (document: DocumentReference, fields: object) => writer.update(document, fields),
            delete: (document: DocumentReference) => writer.delete(document),
            flush: async () => {
              await writer.flush()
              await onFlush()
            },
          }
          return place(uid, tapped as typeof writer)
        }
      : place,
  )
  return { ...erasure.ERASURE_STEPS, places }
}

it('lets no device add to a section that is being emptied', async () => {
  // The rules require a token issued by Auth.
  const account = await signUp({ email: `vider.${Date.now()}@example.com`, password: 'motdepasse' })
  await fillAccount(account)
  const add = (id: string) => addCandidateAs(account, `${account.uid}-0`, { id, note: wordOf(account) })
  expect(await add('before')).toBe(200)
  const answers: number[] = []
  const steps = stepsWithFlush(async () => void answers.push(await add(`late${answers.length}`)))
  await erasure.eraseAccount(account.uid, steps)
  expect(answers.length).toBeGreaterThan(2)
  expect(new Set(answers)).toEqual(new Set([403]))
  expect(await leftOf(account)).toEqual([])
})

it.each([1, 2, 3])('stopped among the sections, at flush %i, it finds them again', async (stop) => {
  const account = await filledAccount()
  let count = 0
  const steps = stepsWithFlush(() => {
    count += 1
    return count === stop ? Promise.reject(new Error('stopped')) : Promise.resolve()
  })
  await expect(erasure.eraseAccount(account.uid, steps)).rejects.toMatchObject({ reason: 'account/internal' })
  await erasure.eraseAccount(account.uid)
  expect(await leftOf(account)).toEqual([])
})

it('says so when somebody never stops writing, and goes on later', async () => {
  const account = await filledAccount()
  const steps = stepsThrough(async (work) => {
    const result = await work()
    await putDocument(`todos/again-${account.uid}`, { userId: account.uid })
    return result
  })
  await expect(erasure.eraseAccount(account.uid, steps)).rejects.toMatchObject({ reason: 'still-written' })
  expect(await accountExists(account.uid)).toBe(true)
  await erasure.eraseAccount(account.uid)
  expect(await leftOf(account)).toEqual([])
})

it('that fails again keeps no other from going on, nor do fifty', async () => {
  const [broken, account] = [await filledAccount(), await filledAccount()]
  const startedAt = new Date(Date.now() - 3_600_000)
  await putDocument(`deletions/${account.uid}`, { startedAt })
  // Uids longer than Auth's: reading these accounts fails.
  const impossible = Array.from({ length: 50 }, (_, index) => `${index}`.padStart(200, '0'))
  await Promise.all(impossible.map((uid) => putDocument(`deletions/${uid}`, { startedAt })))
  await erasure.resumeErasures()
  expect(await leftOf(account)).toEqual([])
  for (const uid of impossible) expect(await readDocument(`deletions/${uid}`)).not.toBeNull()
  await Promise.all(impossible.map((uid) => deleteDocument(`deletions/${uid}`)))
  expect(await leftOf(broken)).toHaveLength(FULL)
})

it('that is over looks once more for late writes when its note expires', async () => {
  const account = await filledAccount()
  const { uid } = account
  await erasure.eraseAccount(uid)
  await putDocument(`todos/late-${uid}`, { userId: uid })
  await putDocument(`sections/late-${uid}`, { userId: uid })
  await putDocument(`sections/late-${uid}/products/p`, { note: wordOf(account) })
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  await erasure.forgetErasures(inHours(71))
  expect(await leftOf(account)).toHaveLength(3)
  await erasure.forgetErasures(inHours(73))
  expect(await readDocument(`deletions/${uid}`)).toBeNull()
  expect(await pathsWith(uid, wordOf(account))).toEqual([])
}, 90_000)

it('is remembered until it has looked once more: Firestore deletes no note by itself', () => {
  const { fieldOverrides } = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')) as {
    fieldOverrides: readonly { readonly collectionGroup: string; readonly ttl?: boolean }[]
  }
  const expiring = fieldOverrides.flatMap(({ collectionGroup, ttl }) => (ttl ? [collectionGroup] : []))
  expect(expiring).toContain('mails')
  expect(expiring).not.toContain('deletions')
})

it('that is asked for again while it is remembered keeps the date on which it began', async () => {
  const account = await filledAccount()
  const begunAt = new Date(Date.now() - 3_600_000)
  await putDocument(`deletions/${account.uid}`, { begunAt, expiresAt: new Date(Date.now() + 3_600_000) })
  await erasure.eraseAccount(account.uid)
  expect(await leftOf(account)).toEqual([])
  expect(await readDocument(`deletions/${account.uid}`)).toMatchObject({ begunAt })
})
