import { beforeEach, expect, test, vi } from 'vitest'
import { writeStored } from '@/data/device/device-storage'
import type { OnError, OnValue } from '@/data/live/live'
import { readDrafts } from '@/data/projects/project-drafts'
import { watchProjects, type LiveProject } from '@/data/projects/projects'
import { newProjectId, removeProject, saveProject, settleSaves } from '@/data/projects/project-saves'
import { startWrite } from '@/data/projects/project-writes'
import { isAsCreated } from '@/domain/projects/project'
import type { LiveList } from '@/data/live/live-list'
import { contentOf, emptyContent, withItemText, type ProjectContent } from '@/domain/projects/parts'
import { changesBetween } from '@/domain/projects/project-draft'
import { confirmed, offline, signUp } from './support/person'
import { editStored } from './support/stored'
import { until } from '../support/until'

const now = new Date()
let uid = ''

beforeEach(async () => {
  uid = await signUp()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

const watchMine = (onValue: OnValue<LiveList<LiveProject>>, onError: OnError) =>
  watchProjects(uid, onValue, onError)
const onServer = () => confirmed(watchMine)

function answered() {
  return until(() =>
    expect([...readDrafts(uid).values()].filter(({ state }) => state === 'sent')).toEqual([]),
  )
}

async function stored(): Promise<LiveProject> {
  await saveProject({ uid, id: newProjectId(), base: null, content: named('Gourde'), now })
  await answered()
  const [project] = (await onServer()).items
  if (!project) throw new Error('no project')
  return project
}

/** By a clock that is days ahead, of which the server takes nothing. */
function tooLate(): Date {
  return new Date(now.getTime() + 72 * 3_600_000)
}

function named(title: string): ProjectContent {
  return { ...emptyContent(), title }
}

/** The content with a text in one item of « Produit ». */
function typed(content: ProjectContent, index: number, text: string): ProjectContent {
  return withItemText(content, 'product', content.sections.product[index]?.id ?? '', text)
}

/** A save that the page before left; nobody has asked for this person's drafts since. */
function leave(projectId: string, version: string, from: ProjectContent, to: ProjectContent) {
  readDrafts('somebody')
  writeStored(
    `project-draft.${uid}.sent.${projectId}`,
    JSON.stringify({
      ...{ projectId, version, keptAt: now, state: 'sent', title: to.title },
      changes: changesBetween(from, to),
    }),
  )
}

/** Another device fills an item of « Produit ». */
async function typedElsewhere(
  { id }: LiveProject,
  index: number,
  text: string,
  savedAt = new Date(now.getTime() + 60_000),
): Promise<void> {
  await editStored(`projects/${id}`, ({ sections, updatedAt }) => {
    const item = sections.mapValue.fields['product']?.arrayValue?.values[index]
    if (item) item.mapValue.fields['content'] = { stringValue: text }
    updatedAt.stringValue = savedAt.toISOString()
  })
}

async function texts(): Promise<string[]> {
  const [project] = (await onServer()).items
  return project?.sections.product.map(({ content }) => content) ?? []
}

test('two devices fill two items of one section: both texts are stored, and nobody is asked', async () => {
  const project = await stored()
  await typedElsewhere(project, 0, 'En inox')
  // What this device starts from is of before, as after hours on a train.
  await saveProject({
    uid,
    id: project.id,
    base: project,
    content: typed(contentOf(project), 1, '1 litre'),
    now,
  })
  await answered()
  expect((await texts()).slice(0, 2)).toEqual(['En inox', '1 litre'])
  expect(readDrafts(uid).size).toBe(0)
})

test('two devices fill the same item: the later save is refused, and kept', async () => {
  const project = await stored()
  await typedElsewhere(project, 0, 'En inox')
  await saveProject({
    uid,
    id: project.id,
    base: project,
    content: typed(contentOf(project), 0, 'En verre'),
    now,
  })
  await answered()
  expect((await texts())[0]).toBe('En inox')
  expect([...readDrafts(uid).values()]).toMatchObject([{ state: 'refused' }])
})

test.each([
  ['a minute later', 60_000],
  // Both then take the first instant after the version that they start from.
  ['an hour before what is stored, for a clock that is late', -3_600_000],
])('two tabs save in the same millisecond, %s: both texts are stored', async (_, laterMs) => {
  const project = await stored()
  const savedAt = new Date(now.getTime() + laterMs)
  await typedElsewhere(project, 0, 'En inox', new Date(Math.max(savedAt.getTime(), now.getTime() + 1)))
  const content = typed(contentOf(project), 1, '1 litre')
  // As one that has just been loaded: no save of its own came before.
  await saveProject({ uid, id: project.id, base: { ...project }, content, now: savedAt })
  await answered()
  expect((await texts()).slice(0, 2)).toEqual(['En inox', '1 litre'])
  expect(readDrafts(uid).size).toBe(0)
})

test('a new project that another page has stored meanwhile as it is here counts as saved, and not as refused', async () => {
  const { id, title } = await stored()
  await editStored(`projects/${id}`, ({ updatedAt }) => {
    updatedAt.stringValue = new Date(now.getTime() + 60_000).toISOString()
  })
  await saveProject({ uid, id, base: null, content: named(title), now })
  await answered()
  expect(readDrafts(uid).size).toBe(0)
  await saveProject({ uid, id, base: null, content: named('Verre'), now })
  await answered()
  expect(readDrafts(uid).get(id)).toMatchObject({ state: 'refused', title: 'Verre' })
  expect((await onServer()).items.map((each) => each.title)).toEqual([title])
})

test('what was refused is refused still when it is tried again in view of itself', async () => {
  const later = tooLate()
  const [id, content] = [newProjectId(), typed(named('Gourde'), 0, 'En inox')]
  const kept = () => readDrafts(uid).get(id)
  await saveProject({ uid, id, base: null, content, now: later })
  await until(() => expect(kept()?.state).toBe('refused'))
  const refused = kept()
  // As a tab has it that has not heard of the refusal yet.
  const base = { ...(await stored()), id, ...content, version: refused?.savedAs ?? '' }
  await saveProject({ uid, id, base, content, now: later })
  await until(() => expect(kept()?.state).toBe('refused'))
  expect(kept()).toMatchObject({ version: '', changes: refused?.changes })
  const more = typed(content, 1, '1 litre')
  await saveProject({ uid, id, base, content: more, now: later })
  await until(() => expect(kept()?.state).toBe('refused'))
  expect(kept()).toMatchObject({ version: '', changes: changesBetween(emptyContent(), more) })
})

test('what the page before left stands as refused when a save of nothing more behind it is refused', async () => {
  const [id, content] = [newProjectId(), named('Gourde')]
  const base = { ...(await stored()), id, ...content, version: 'pending' }
  leave(id, '', emptyContent(), content)
  await saveProject({ uid, id, base, content, now: tooLate() })
  await answered()
  expect(readDrafts(uid).get(id)).toMatchObject({ state: 'refused', title: 'Gourde' })
})

test('saves that the page before did not hand over are sent, of a new project and of a stored one', async () => {
  const project = await stored()
  const id = newProjectId()
  leave(project.id, project.version, contentOf(project), typed(contentOf(project), 2, 'Légère'))
  leave(id, '', emptyContent(), named('Lampe'))
  settleSaves(uid, await onServer())
  settleSaves(uid, await onServer())
  await until(() => expect(readDrafts(uid).size).toBe(0))
  const { items } = await onServer()
  expect(items.map(({ title }) => title).sort()).toEqual(['Gourde', 'Lampe'])
  expect(items.find((one) => one.id === project.id)?.sections.product[2]?.content).toBe('Légère')
})

test('a project that a card makes is one, however often and wherever it is accepted', async () => {
  const id = newProjectId()
  const card = { uid, id, base: null, content: named('Lampe'), earns: false, isShared: true } as const
  await Promise.all([saveProject({ ...card, now }), saveProject({ ...card, now })])
  await answered()
  expect(readDrafts(uid).size).toBe(0)
  const [made] = (await onServer()).items
  expect(made).toMatchObject({ id, title: 'Lampe' })

  // The person goes on with it, and another tab, which does not know, accepts the same card in other words.
  await saveProject({ uid, id, base: made!, content: typed(contentOf(made!), 0, 'Pince'), now })
  await answered()
  const version = new Date(now.getTime() + 5).toISOString()
  const elsewhere = {
    ...{
      uid,
      id,
      base: null,
      content: named('Lanterne'),
      kept: null,
      basis: version,
      version,
      now,
      earns: false,
    },
    mayRevive: true,
    before: Promise.resolve(),
    below: [],
    line: [],
    isGone: () => false,
  }
  await (
    await startWrite({ ...elsewhere, isShared: true })
  ).saved
  expect((await texts())[0]).toBe('Pince')
  await expect(startWrite({ ...elsewhere, isShared: false }).then(({ saved }) => saved)).rejects.toThrow()
  expect((await onServer()).items).toHaveLength(1)
})

test('a project that is accepted without a network is there once, as it was created', async () => {
  const id = newProjectId()
  const card = { uid, id, base: null, content: named('Lampe'), earns: false, isShared: true } as const
  await offline(() => saveProject({ ...card, now: new Date() }))
  await answered()
  const { items } = await onServer()
  expect(items).toMatchObject([{ id }])
  expect(isAsCreated(items[0]!)).toBe(true)
  await removeProject(items[0]!)
  await saveProject({ ...card, now: new Date() })
  await answered()
  expect((await onServer()).items).toMatchObject([{ id, title: 'Lampe' }])
})
