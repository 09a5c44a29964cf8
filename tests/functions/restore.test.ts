// A restored backup contains everything, except accounts deleted since.
import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { GeoPoint, getFirestore, Timestamp } from 'firebase-admin/firestore'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openDataFolder } from '../../local/emulators/data-folder'
import { emulatorAdmin } from '../../local/emulators/emulator-admin'
import { startEmulators, type Emulators } from '../../local/emulators/emulators'
import { startPasswordKeeper } from '../../local/emulators/password-keeper'
import { projectId, root } from '../../local/paths'
import { freePorts, type Ports } from '../../local/ports'
import { eraseAgain, goneSinceBackup } from '../../local/restore/erase-again'
import { documentsOf } from '../../local/seed/seed-documents'
import { demoPeople } from '../../local/seed/seed-people'
import { createAccount, deleteAccount } from './support/accounts'
import { everythingStored, pathsLeftWith } from './support/everything-stored'
import { fillAccount, wordOf } from './support/full-account'
import { runReconciliation } from './support/scheduled-run'
import { thisStack } from './support/stack'

const people = demoPeople(new Date())
const stops: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

/** Auth with its password keeper and Firestore, as in `npm start`, on separate ports. */
async function startPlace(importDir?: string) {
  const ports = await freePorts()
  const { auth: emulatorPort } = await freePorts()
  const keeper = await startPasswordKeeper(ports.auth, emulatorPort)
  const emulators = await startEmulators({
    ports: { ...ports, auth: emulatorPort },
    only: ['auth', 'firestore'],
    ...(importDir !== undefined && { importDir }),
  })
  stops.push(() => keeper.stop(), stopOnce(emulators))
  return { ports, keeper, emulators }
}

function stopOnce(emulators: Emulators): () => Promise<void> {
  let stopped: Promise<void> | null = null
  return () => (stopped ??= emulators.stop())
}

/** Every account, with the comparable part of its password. */
async function accountsOf({ auth }: Ports): Promise<unknown[]> {
  const response = await fetch(
    `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:query`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: '{}',
    },
  )
  const { userInfo = [] } = (await response.json()) as { userInfo?: Record<string, unknown>[] }
  return userInfo
    .map(({ localId, email, displayName, createdAt }) => ({ localId, email, displayName, createdAt }))
    .sort((a, b) => String(a.localId).localeCompare(String(b.localId)))
}

async function logsIn({ auth }: Ports, email: string, password: string): Promise<boolean> {
  const response = await fetch(
    `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  )
  return response.ok
}

/** Values that a copy may lose: kinds of numbers, fractions of a second, empty values, nesting, missing parents. */
async function putEveryKind({ firestore: port }: Ports): Promise<void> {
  const app = initializeApp({ projectId }, `kinds-${port}`)
  const firestore = getFirestore(app)
  firestore.settings({ host: `127.0.0.1:${port}`, ssl: false })
  await firestore.doc('kinds/all').set({
    integer: 3,
    large: Number.MAX_SAFE_INTEGER,
    double: 3.5,
    minus: -0.1,
    notANumber: NaN,
    text: 'é\u00a0\u202f€ 🚀\n"',
    empty: '',
    long: 'x'.repeat(20_000),
    yes: true,
    nothing: null,
    moment: new Timestamp(1_700_000_000, 123_456_000),
    old: new Timestamp(-62_135_596_800, 0),
    place: new GeoPoint(48.85, 2.35),
    bytes: Buffer.from([0, 255, 10]),
    reference: firestore.doc('todos/somebody'),
    list: [1, 'a', null, { deep: [{ deeper: new Timestamp(1, 1_000) }] }],
    emptyList: [],
    emptyMap: {},
    'a.b `c`': { 'd/e': 1 },
  })
  await firestore.doc('kinds/none').set({})
  await firestore.doc('gone/parent/below/child').set({ text: 'without a parent' })
  await firestore.doc(`kinds/${'é'.repeat(60)} 2`).set({ text: 'a name in French' })
  await deleteApp(app)
}

describe('a backup of everything', () => {
  it('brings back every document and every account, with the password', async () => {
    mkdirSync(join(root, '.tmp'), { recursive: true })
    const folder = mkdtempSync(join(root, '.tmp/restore-'))
    stops.unshift(async () => {
      await Promise.resolve()
      rmSync(folder, { recursive: true, force: true })
    })
    const first = await startPlace()
    const admin = emulatorAdmin(first.ports)
    await admin.putAccounts(people)
    for (const person of people) await admin.putDocuments(documentsOf(person, new Date()))
    await putEveryKind(first.ports)
    const [documents, accounts] = [await everythingStored(first.ports), await accountsOf(first.ports)]
    expect(documents.length).toBeGreaterThan(50)
    expect(documents.map(({ path }) => path)).toContain('gone/parent/below/child')
    expect(accounts).toHaveLength(people.length)

    await openDataFolder(folder).save(async (target) => {
      await first.emulators.exportTo(target)
      first.keeper.completeExport(target)
    })
    await first.emulators.stop()

    const empty = await startPlace()
    expect([await everythingStored(empty.ports), await accountsOf(empty.ports)]).toEqual([[], []])

    const restored = await startPlace(openDataFolder(folder).saved)
    expect(await everythingStored(restored.ports)).toEqual(documents)
    expect(await accountsOf(restored.ports)).toEqual(accounts)
    for (const { email, password } of people) {
      expect(await logsIn(restored.ports, email, password)).toBe(true)
      expect(await logsIn(restored.ports, email, 'autre-chose')).toBe(false)
    }
  })
})

it('an account that was deleted since the backup is erased again, and no other one', async () => {
  const [gone, stays] = await Promise.all([createAccount(), createAccount()])
  await Promise.all([fillAccount(gone), fillAccount(stays)])
  // As after a restore: the documents exist, the account does not.
  await deleteAccount(gone.uid)
  const { auth, firestore: port } = thisStack().ports
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${auth}`
  // A second try has its own.
  const app = initializeApp({ projectId }, randomUUID())
  const firestore = getFirestore(app)
  firestore.settings({ host: `127.0.0.1:${port}`, ssl: false })
  stops.push(() => deleteApp(app))

  const found = await goneSinceBackup(firestore, getAuth(app))
  expect(found).toContain(gone.uid)
  expect(found).not.toContain(stays.uid)
  await eraseAgain(firestore, [gone.uid], new Date())
  await runReconciliation()
  expect(await pathsLeftWith(gone.uid, wordOf(gone))).toEqual([])
  expect((await pathsLeftWith(stays.uid, wordOf(stays))).length).toBeGreaterThan(20)
  expect(await goneSinceBackup(firestore, getAuth(app))).not.toContain(gone.uid)
})
