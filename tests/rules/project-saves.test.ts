// @vitest-environment jsdom
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  deleteDoc,
  disableNetwork,
  doc,
  enableNetwork,
  getDoc,
  initializeFirestore,
  memoryLocalCache,
  setDoc,
  setLogLevel,
  updateDoc,
  type Firestore,
} from 'firebase/firestore'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { newProfileFields } from '@/domain/account/profile'
import { withCoachText } from '@/domain/projects/item-text'
import { isFromCoach } from '@/domain/projects/from-coach'
import { contentOf, emptyContent, withItemText, type ProjectContent } from '@/domain/projects/parts'
import type { Project } from '@/domain/projects/project'

// The saves of the browser against the real rules, through the real SDK: two devices of one person.

setLogLevel('silent')
const apps: FirebaseApp[] = []
const origin = new URL(inject('firestoreOrigin'))
let uid = ''
let server: Firestore
const closing: (() => void)[] = []

function database(mockUserToken: string | { user_id: string }): Firestore {
  const app = initializeApp({ projectId: inject('projectId'), apiKey: 'x' }, crypto.randomUUID())
  apps.push(app)
  const db = initializeFirestore(app, { localCache: memoryLocalCache() })
  connectFirestoreEmulator(db, origin.hostname, Number(origin.port), { mockUserToken })
  return db
}

/** Another browser of the same person, with the list of projects open. */
async function openDevice(isSame = false) {
  if (!isSame) localStorage.clear()
  vi.resetModules()
  const db = database({
    user_id: uid,
    email: `${uid}@exemple.fr`,
    firebase: { sign_in_provider: 'password', identities: {} },
  } as { user_id: string })
  vi.doMock('@/data/live/firestore', () => ({
    openDatabase: () => Promise.resolve({ db, isPersistent: false }),
  }))
  const [projects, saves, drafts, { watchProfile }] = await Promise.all([
    import('@/data/projects/projects'),
    import('@/data/projects/project-saves'),
    import('@/data/projects/project-drafts'),
    import('@/data/profile'),
  ])
  let list: readonly Project[] = []
  const fail = (error: unknown) => {
    throw error
  }
  closing.push(projects.watchProjects(uid, ({ items }) => (list = items), fail))
  await new Promise<void>((resolve) => {
    closing.push(watchProfile(uid, () => resolve(), fail))
  })
  return {
    ...saves,
    db,
    find: (id: string) => list.find((project) => project.id === id) ?? null,
    draft: (id: string) => drafts.readDrafts(uid).get(id),
    save: (id: string, base: Project | null, content: ProjectContent) =>
      saves.saveProject({ uid, id, base, content, now: new Date() }),
  }
}

async function stored(path: string): Promise<Record<string, unknown> | undefined> {
  return (await getDoc(doc(server, path))).data()
}

function filled(text = 'Une lampe'): ProjectContent {
  return withItemText({ ...emptyContent(), title: 'Lampe' }, 'product', 'product-1', text)
}

/** The machine may be busy: an answer takes as long as it takes. */
function until<T>(check: () => T): Promise<Awaited<T>> {
  return vi.waitFor(check, 30_000) as Promise<Awaited<T>>
}

type Device = Awaited<ReturnType<typeof openDevice>>

/** The project once the server has answered every save of it. */
async function settled(device: Device, id: string): Promise<Project> {
  await until(() => expect(device.draft(id)?.state).not.toBe('sent'))
  return await until(() => device.find(id) ?? Promise.reject(new Error('not in the list')))
}

async function created(device: Device, id: string): Promise<Project> {
  await device.save(id, null, filled())
  return settled(device, id)
}

beforeEach(async () => {
  uid = `p${crypto.randomUUID()}`
  server = database('owner')
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const person = { fullName: 'Léa', email: `${uid}@exemple.fr`, createdAt: new Date() }
  await setDoc(doc(server, 'profiles', uid), newProfileFields(person))
})
afterEach(async () => {
  for (const close of closing.splice(0)) close()
  await Promise.all(apps.splice(0).map((app) => deleteApp(app)))
  vi.restoreAllMocks()
})

describe('a project', () => {
  test('is created whole, and each item earns its points once', async () => {
    const device = await openDevice()
    expect(await device.save('a1', null, filled())).toEqual({ xp: 25, newLevel: null })
    const first = await settled(device, 'a1')
    expect(await stored('projects/a1')).toMatchObject({
      userId: uid,
      title: 'Lampe',
      description: '',
      status: 'planning',
      progress: 3,
      countedItems: ['product-1'],
      // Below the millisecond a version is what makes it one of its kind.
      createdAt: new Date(first.version).toISOString(),
    })
    expect(await stored(`profiles/${uid}`)).toMatchObject({ xp: 25, level: 1 })

    const both = withItemText(filled(''), 'offer', 'offer-5', 'x')
    await device.save('a1', first, withItemText(both, 'offer', 'offer-4', 'Trop cher'))
    const second = await settled(device, 'a1')
    expect(second.version > first.version).toBe(true)
    expect(await device.save('a1', second, filled('Une autre'))).toEqual({ xp: 0, newLevel: null })
    await settled(device, 'a1')
    expect(await stored(`profiles/${uid}`)).toMatchObject({ xp: 50 })
    expect(device.draft('a1')).toBeUndefined()
  })

  test('says which level its points reached', async () => {
    await updateDoc(doc(server, 'profiles', uid), { xp: 990, level: 1 })
    const device = await openDevice()
    expect(await device.save('a2', null, filled())).toEqual({ xp: 25, newLevel: 2 })
  })

  test('is saved though the profile takes no points', async () => {
    await updateDoc(doc(server, 'profiles', uid), { fullName: 3 })
    const device = await openDevice()
    const project = await created(device, 'a3')
    expect(project.countedItems).toEqual([])
    await device.save('a3', project, filled('Une autre'))
    await settled(device, 'a3')
    expect(device.draft('a3')).toBeUndefined()
    expect(await stored('projects/a3')).toMatchObject({ title: 'Lampe', progress: 3 })
    expect(await stored(`profiles/${uid}`)).toMatchObject({ xp: 0 })
  })

  test('is copied, with what other clients wrote, and the copy earns nothing', async () => {
    const device = await openDevice()
    const project = await created(device, 'a4')
    const tasks = [{ id: 't', title: 'Appeler', completed: false }]
    await updateDoc(doc(server, 'projects/a4'), { description: 'Notes', tasks })
    await until(() => expect(device.find('a4')?.description).toBe('Notes'))
    const id = device.duplicateProject(device.find('a4') ?? project, new Date())
    const copy = await settled(device, id)
    expect(copy).toMatchObject({ title: 'Lampe (copie)', description: 'Notes', tasks, progress: 3 })
    expect(await device.save(id, copy, { ...contentOf(copy), title: 'Lampe 2' })).toEqual({
      xp: 0,
      newLevel: null,
    })
    await settled(device, id)
    expect(await stored(`profiles/${uid}`)).toMatchObject({ xp: 25 })
  })

  test('says which text came from the coach, until a save changes it', async () => {
    const device = await openDevice()
    const project = await created(device, 'a7')
    await device.save('a7', project, withCoachText(contentOf(project), 'offer-2', 'Reprise 30 jours.'))
    const taken = await settled(device, 'a7')
    expect(isFromCoach(taken, 'offer', 1)).toBe(true)
    expect((await stored('projects/a7'))?.['fromCoach']).toEqual(taken.fromCoach)
    await device.save('a7', taken, withItemText(contentOf(taken), 'offer', 'offer-2', 'Reprise 60 jours.'))
    await settled(device, 'a7')
    expect((await stored('projects/a7'))?.['fromCoach']).toEqual([])
  })

  test('is deleted, with its drafts, and not brought back by a save that was on its way', async () => {
    const device = await openDevice()
    const project = await created(device, 'a5')
    await disableNetwork(device.db)
    await device.save('a5', project, filled('Une autre'))
    const isDeleted = device.removeProject(project)
    expect(device.draft('a5')).toBeUndefined()
    await deleteDoc(doc(server, 'projects/a5'))
    await enableNetwork(device.db)
    await isDeleted
    expect(device.draft('a5')).toBeUndefined()
    expect(await stored('projects/a5')).toBeUndefined()
  })

  test('that is deleted twice is deleted', async () => {
    const device = await openDevice()
    const project = await created(device, 'a6')
    await deleteDoc(doc(server, 'projects/a6'))
    await expect(device.removeProject(project)).resolves.toBeUndefined()
  })
})

describe('a save', () => {
  test('writes only what changed: what other clients wrote there survives', async () => {
    const device = await openDevice()
    const project = await created(device, 'b1')
    const tasks = [{ id: 't', title: 'Appeler', completed: false, color: 'red' }]
    await updateDoc(doc(server, 'projects/b1'), { description: 'Notes', tasks, status: 'completed' })
    await device.save('b1', project, { ...contentOf(project), title: ' Lampe 2 ' })
    await settled(device, 'b1')
    expect(await stored('projects/b1')).toMatchObject({
      title: 'Lampe 2',
      description: 'Notes',
      tasks,
      status: 'completed',
    })
  })

  test('of an item that somebody replaced meanwhile is refused, and its draft is kept', async () => {
    const here = await openDevice()
    const project = await created(here, 'b2')
    const there = await openDevice()
    await until(() => expect(there.find('b2')).not.toBeNull())
    await there.save('b2', there.find('b2'), filled('La leur'))
    await settled(there, 'b2')
    await here.save('b2', project, filled('La mienne'))
    await until(() => expect(here.draft('b2')?.state).toBe('refused'))
    expect(here.draft('b2')).toMatchObject({
      version: project.version,
      changes: { sections: { product: { from: ['Une lampe', '', '', ''], to: ['La mienne', '', '', ''] } } },
    })
    expect((await stored('projects/b2'))?.['sections']).toMatchObject({
      product: [{ content: 'La leur' }, {}, {}, {}],
    })
  })

  test('that was made offline is brought together when it arrives late, but for what was changed twice', async () => {
    const here = await openDevice()
    const project = await created(here, 'b3')
    await disableNetwork(here.db)
    await here.save('b3', project, filled('Hors ligne'))
    // The list may still show the creation as pending.
    const written = { sections: { product: [{ content: 'Hors ligne' }, {}, {}, {}] }, isPending: true }
    await until(() => expect(here.find('b3')).toMatchObject(written))
    await here.save('b3', here.find('b3'), { ...filled('Hors ligne'), title: 'Et encore' })
    await updateDoc(doc(server, 'projects/b3'), { title: 'La leur', updatedAt: new Date().toISOString() })
    await enableNetwork(here.db)
    const changes = { title: { from: 'Lampe', to: 'Et encore' }, sections: {} }
    await until(() => {
      expect(here.draft('b3')?.state).toBe('refused')
      expect(here.draft('b3')?.changes).toEqual(changes)
    })
    const now = await stored('projects/b3')
    expect(now).toMatchObject({ title: 'La leur' })
    expect(now?.['sections']).toMatchObject({ product: [{ content: 'Hors ligne' }, {}, {}, {}] })
  })

  test('that landed, but whose answer was lost, is a success', async () => {
    const here = await openDevice()
    const project = await created(here, 'b4')
    await disableNetwork(here.db)
    await here.save('b4', project, { ...contentOf(project), title: 'Lampe 2' })
    // The list may still show the save before it as pending.
    await until(() => expect(here.find('b4')).toMatchObject({ title: 'Lampe 2', isPending: true }))
    const version = here.find('b4')?.version ?? ''
    await updateDoc(doc(server, 'projects/b4'), { title: 'Lampe 2', updatedAt: version, basedOn: 'another' })
    await enableNetwork(here.db)
    await settled(here, 'b4')
    expect(here.draft('b4')).toBeUndefined()

    await disableNetwork(here.db)
    await here.save('b4', here.find('b4'), { ...contentOf(project), title: 'Lampe 3' })
    await until(() => expect(here.find('b4')).toMatchObject({ title: 'Lampe 3', isPending: true }))
    const next = { title: 'Lampe 4', updatedAt: new Date().toISOString() }
    await updateDoc(doc(server, 'projects/b4'), { ...next, basedOn: `${here.find('b4')?.version} w` })
    await enableNetwork(here.db)
    await settled(here, 'b4')
    expect(here.draft('b4')).toBeUndefined()
    expect(await stored('projects/b4')).toMatchObject(next)
  })

  test('of a project that was deleted meanwhile creates it anew', async () => {
    const device = await openDevice()
    const project = await created(device, 'b5')
    await deleteDoc(doc(server, 'projects/b5'))
    await device.save('b5', project, filled('Une autre'))
    await settled(device, 'b5')
    expect(device.draft('b5')).toBeUndefined()
    expect(await stored('projects/b5')).toMatchObject({
      title: 'Lampe',
      countedItems: ['product-1'],
      progress: 3,
    })
  })

  test('twice from one editor, before the list has the first, is two saves', async () => {
    const device = await openDevice()
    const project = await created(device, 'b6')
    void device.save('b6', project, { ...contentOf(project), title: 'Une' })
    void device.save('b6', project, { ...contentOf(project), title: 'Deux' })
    void device.save('b7', null, filled('Une'))
    void device.save('b7', null, filled('Deux'))
    await Promise.all([settled(device, 'b6'), settled(device, 'b7')])
    expect([device.draft('b6'), device.draft('b7')]).toEqual([undefined, undefined])
    expect(await stored('projects/b6')).toMatchObject({ title: 'Deux' })
    expect((await stored('projects/b7'))?.['sections']).toMatchObject({
      product: [{ content: 'Deux' }, {}, {}, {}],
    })
    expect(await stored(`profiles/${uid}`)).toMatchObject({ xp: 50 })
  })

  test('of a new project never replaces what somebody made of it', async () => {
    const here = await openDevice()
    await disableNetwork(here.db)
    await here.save('b8', null, filled())
    await until(() => expect(here.find('b8')).toMatchObject({ isPending: true }))
    const version = here.find('b8')?.version ?? ''
    // It had landed, the answer was lost, and another device went on.
    const there = await openDevice()
    await there.save('b8', null, filled())
    await settled(there, 'b8')
    await updateDoc(doc(server, 'projects/b8'), { title: 'La leur', basedOn: `${version} w` })
    await enableNetwork(here.db)
    await settled(here, 'b8')
    expect(await stored('projects/b8')).toMatchObject({ title: 'La leur' })
    expect(here.draft('b8')).toBeUndefined()
  })

  test('that knows nothing of the one before it is brought together with that one', async () => {
    const device = await openDevice()
    const project = await created(device, 'b9')
    await disableNetwork(device.db)
    await device.save('b9', project, filled('Une torche'))
    await device.save('b9', project, withItemText(contentOf(project), 'product', 'product-2', 'Solide'))
    await enableNetwork(device.db)
    await settled(device, 'b9')
    expect((await stored('projects/b9'))?.['sections']).toMatchObject({
      product: [{ content: 'Une torche' }, { content: 'Solide' }, {}, {}],
    })
    expect(device.draft('b9')).toBeUndefined()
  })

  test('takes along what it was made on top of, when that never came to the server', async () => {
    const before = await openDevice()
    const project = await created(before, 'b10')
    await disableNetwork(before.db)
    await before.save('b10', project, filled('Une torche'))
    const version = before.draft('b10')?.savedAs ?? ''
    await updateDoc(doc(server, 'projects/b10'), { title: 'La leur', updatedAt: new Date().toISOString() })
    const device = await openDevice(true)
    // As the next page of a device shows what Firestore keeps there to be sent.
    const base = { ...project, ...filled('Une torche'), version }
    await device.save('b10', base, withItemText(contentOf(base), 'product', 'product-2', 'Solide'))
    await settled(device, 'b10')
    expect(await stored('projects/b10')).toMatchObject({
      title: 'La leur',
      sections: { product: [{ content: 'Une torche' }, { content: 'Solide' }, {}, {}] },
    })
  })

  test.each([
    ['without sections and description', {}],
    ['with foreign keys', { sections: { autre: [], product: 'x' }, color: 'red' }],
    [
      'with items of another client',
      {
        sections: {
          product: [
            { id: 'x', title: 'Autre' },
            { id: 'x2', title: 'Avantages uniques', content: 'Léger' },
          ],
        },
      },
    ],
    ['with a time as its version', { updatedAt: new Date(), description: 'd' }],
  ])('of an old project %s makes it whole', async (_, fields) => {
    const id = crypto.randomUUID()
    const old = {
      userId: uid,
      title: 'Ancien',
      createdAt: '2026-01-01T00:00:00Z',
      updatedAt: '2026-01-02T00:00:00Z',
    }
    await setDoc(doc(server, 'projects', id), { ...old, tasks: [{ id: 't' }], ...fields })
    const device = await openDevice()
    const project = await until(() => device.find(id) ?? Promise.reject(new Error('not in the list')))
    await device.save(id, project, withItemText(contentOf(project), 'product', 'product-1', 'Une lampe'))
    await settled(device, id)
    expect(device.draft(id)).toBeUndefined()
    const after = await stored(`projects/${id}`)
    expect(after).toMatchObject({ title: 'Ancien', createdAt: '2026-01-01T00:00:00Z', tasks: [{ id: 't' }] })
    expect(after?.['sections']).toMatchObject({ product: [{ content: 'Une lampe' }, {}, {}, {}] })
  })
})
