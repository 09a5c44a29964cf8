import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { readEverything } from '@/data/account/everything'
import type { SessionUser } from '@/data/device/session-store'
import { addition, newTodos } from '@/data/todos'
import { mutate, syncOf } from '@/data/sync/current'
import type { ExportContent } from '@/domain/export/export-content'
import { exportFiles } from '@/domain/export/export-files'
import { zipFiles } from '@/lib/zip-files'
import { emulatorAdmin, type Fields } from '../../local/emulators/emulator-admin'
import { offline, signUp } from './support/person'
import { deleteStored } from './support/stored'

const now = new Date('2026-11-21T14:05:00.000Z')
const at = new Date('2026-11-20T08:00:00.123Z')
const titles = ['../x', 'CON', '🛍️ ✨', 'a'.repeat(300), 'Lampe', 'Lampe']
const foreign = 'Ce que quelqu’un d’autre a écrit'

let me: SessionUser
let read: ExportContent
const progress: number[] = []

beforeAll(async () => {
  const other = await signUp()
  await put(owned(other, 3))
  const uid = await signUp()
  me = { uid, email: 'moi@exemple.fr', createdAt: at }
  await put(owned(uid, 1_200))
  await put(
    titles.map((title, index) => [
      `projects/${uid}-${index}`,
      { userId: uid, title, updatedAt: at.toISOString(), inconnu: { liste: [1, { profond: at }] } },
    ]),
  )
  read = await readEverything(me, (count) => progress.push(count))
})

/** One document of each kind, and `todos` todos, for one person. */
function owned(uid: string, todos: number): [string, Fields][] {
  const text = todos === 3 ? foreign : 'À moi'
  const userId = uid
  return [
    ...Array.from({ length: todos }, (_, index): [string, Fields] => [
      `todos/${uid}-${index}`,
      { userId, text, completed: false, dayOfWeek: 'lundi', createdAt: at },
    ]),
    [`profiles/${uid}`, { fullName: text, later: true }],
    [
      `conversations/${uid}`,
      { userId, timestamp: at, messages: [{ role: 'user', content: text, timestamp: 0 }] },
    ],
    [`projectVersions/${uid}_1`, { userId, projectId: uid, name: text, keptAt: at.toISOString() }],
    [`salesTests/${uid}`, { userId, product: uid, link: 'https://ex.fr/libre', tried: text }],
    [`weeks/${uid}_2026-11-16`, { userId, monday: '2026-11-16', went: text, closedAt: at }],
    [`learning/${uid}`, { lessons: { 'four-models': { readAt: at } }, note: text }],
    [`coach/${uid}`, { shares: { tasks: true }, askedAt: at, plan: { ifThen: text } }],
    [`product/${uid}`, { userId, link: 'https://ex.fr/libre', note: text }],
    [`sections/${uid}`, { userId, nomSection: text, product: text, createdAt: at }],
    [`sections/${uid}/products/${uid}`, { link: 'https://ex.fr/p', note: text, createdAt: at }],
    [`feedback/${uid}`, { userId, reason: 'wrong', line: text, createdAt: at }],
    [
      `payments/pi_${uid}`,
      { userId, amount: 2999, currency: 'eur', status: 'succeeded', paidAt: at, note: text },
    ],
  ]
}

async function put(documents: [string, Fields][]): Promise<void> {
  const { authUrl, firestoreHost } = inject('dataStack')
  const admin = emulatorAdmin({
    auth: Number(new URL(authUrl).port),
    firestore: Number(firestoreHost.split(':')[1]),
  })
  for (let from = 0; from < documents.length; from += 400)
    await admin.putDocuments(new Map(documents.slice(from, from + 400)))
}

test('every collection is read, todos page by page, and counted as it comes', () => {
  const {
    todos,
    projects,
    projectVersions,
    conversations,
    product,
    sections,
    payments,
    feedback,
    salesTests,
    weeks,
    profile,
  } = read
  expect(new Set(todos.map(({ id }) => id)).size).toBe(1_200)
  expect(projects).toHaveLength(titles.length)
  for (const one of [
    projectVersions,
    conversations,
    product,
    sections,
    payments,
    feedback,
    salesTests,
    weeks,
    sections[0]?.products,
  ])
    expect(one).toHaveLength(1)
  expect(read.coach?.fields).toMatchObject({ shares: { tasks: true }, plan: { ifThen: 'À moi' } })
  expect(read.learning?.fields).toMatchObject({ note: 'À moi' })
  expect(profile?.fields).toEqual({ fullName: 'À moi', later: true })
  expect(read.account).toEqual(me)
  expect(progress.at(-1)).toBe(1_200 + titles.length + 9)
  expect(progress).toEqual([...progress].sort((a, b) => a - b))
})

describe('the archive', () => {
  let files: Record<string, string>

  beforeAll(async () => {
    const words = {
      moment: String,
      factsOf: () => [],
      receipt: () => 'Reçu',
      acknowledgement: () => null,
    }
    const bytes = new Uint8Array(await readBlob(zipFiles(exportFiles(read, words, now), now)))
    files = Object.fromEntries(
      Object.entries(unzipSync(bytes)).map(([path, text]) => [path, strFromU8(text)]),
    )
  })

  test('holds no data of another account', () => {
    expect(Object.values(files).join()).toContain('À moi')
    expect(Object.values(files).join()).not.toContain(foreign)
  })

  test('keeps every field as it is stored, dates as ISO', () => {
    const { projects, todos, payments } = JSON.parse(files['coach-boom.json'] ?? '') as Record<
      string,
      { id: string; fields: object }[]
    >
    expect(projects?.find(({ id }) => id === `${me.uid}-0`)?.fields).toEqual({
      userId: me.uid,
      title: '../x',
      updatedAt: at.toISOString(),
      inconnu: { liste: [1, { profond: at.toISOString() }] },
    })
    expect(todos?.[0]?.fields).toMatchObject({ createdAt: at.toISOString() })
    expect(payments?.[0]).toMatchObject({
      id: `pi_${me.uid}`,
      fields: { paidAt: at.toISOString(), note: 'À moi' },
    })
  })

  test('has a file of its own for every project, whatever its name', () => {
    const names = Object.keys(files).flatMap((path) => /^projets\/(.+)\.md$/.exec(path)?.[1] ?? [])
    expect(names.sort()).toEqual(['a'.repeat(60), 'lampe', 'lampe-2', 'projet', 'projet-con', 'x'])
    expect(files['taches.csv']?.trim().split('\r\n')).toHaveLength(1_201)
  })
})

test('a todo that was typed a moment ago is in it', async () => {
  syncOf(me.uid)
  await mutate(addition, { todos: newTodos([{ dayOfWeek: 'mardi', text: "Tapée à l'instant" }], new Date()) })
  const { todos } = await readEverything(me, vi.fn())
  expect(todos.map(({ fields }) => fields['text'])).toContain("Tapée à l'instant")
})

test('a todo without a date of creation, which no list by date finds, is in it', async () => {
  await put([[`todos/dateless-${me.uid}`, { userId: me.uid, text: 'Sans date', dayOfWeek: 'lundi' }]])
  const { todos } = await readEverything(me, vi.fn())
  expect(todos.map(({ fields }) => fields['text'])).toContain('Sans date')
})

test('the data of another person is refused, and the whole archive fails', async () => {
  const others: SessionUser = { ...me, uid: 'somebody' }
  await expect(readEverything(others, vi.fn())).rejects.toMatchObject({
    name: 'AppError',
    code: 'data/denied',
  })
})

test('without a network there is no archive', async () => {
  const failed = { name: 'AppError', code: 'network/offline' }
  await offline(() => expect(readEverything(me, vi.fn())).rejects.toMatchObject(failed))
})

test('an account without a profile has an archive without one', async () => {
  await deleteStored(`profiles/${me.uid}`)
  expect((await readEverything(me, vi.fn())).profile).toBeNull()
})

function readBlob(blob: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.onerror = () => reject(new Error('The archive cannot be read'))
    reader.readAsArrayBuffer(blob)
  })
}
