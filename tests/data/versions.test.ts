import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { OnError, OnValue } from '@/data/live/live'
import { watchProjects } from '@/data/projects/projects'
import { newProjectId, removeProject, saveProject } from '@/data/projects/project-saves'
import {
  keepVersion,
  removeVersion,
  renameVersion,
  restoreVersion,
  watchVersions,
  type LiveVersion,
} from '@/data/projects/versions'
import { emptyContent, withItemText, type ProjectContent } from '@/domain/projects/parts'
import { versionFields, type VersionReason } from '@/domain/projects/project-version'
import { confirmed, offline, signUp } from './support/person'
import { putStored, storedIds } from './support/stored'

const start = new Date(Date.now() - 3_600_000)
let uid = ''
let projectId = ''

beforeEach(async () => {
  uid = await signUp()
  projectId = newProjectId()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await saveProject({ uid, id: projectId, base: null, content: written('Neuf'), now: new Date() })
})

function written(text: string): ProjectContent {
  return withItemText({ ...emptyContent(), title: 'Gourde' }, 'product', 'product-1', text)
}

const textOf = ({ content }: Pick<LiveVersion, 'content'>) => content?.sections.product[0]?.content
const watchMine = (onValue: OnValue<readonly LiveVersion[]>, onError: OnError) =>
  watchVersions(uid, projectId, onValue, onError)
const onServer = () => confirmed(watchMine)
const texts = async () => (await onServer()).map(textOf)

const minute = (at: number) => new Date(start.getTime() + at * 60_000)

function keep(text: string, at: number, more: { name?: string; reason?: VersionReason } = {}) {
  const { name = '', reason = 'opening' } = more
  const content = written(text)
  const isWanted = reason === 'person'
  return keepVersion({ uid, projectId, content, name, reason, now: minute(at), isWanted })
}

/** Another device keeps one in this place, which nothing here was told of. */
async function keptElsewhere(text: string, place: number, at: number, name = ''): Promise<void> {
  const kept = { uid, projectId, name, reason: 'opening', now: minute(at), replaced: null } as const
  await putStored(`projectVersions/${projectId}_${place}`, versionFields(written(text), kept))
}

async function keepFive(): Promise<void> {
  for (let at = 1; at <= 5; at += 1) expect(await keep(`${at}`, at)).toBe('kept')
}

describe('a version', () => {
  test('says again all that the project said, and is found by its project alone', async () => {
    const content = { ...written('Inox'), status: 'completed', fromCoach: ['product-1 4-1f'] } as const
    const kept = { uid, projectId, content, name: 'Avant', reason: 'person', now: minute(1) } as const
    expect(await keepVersion({ ...kept, isWanted: true })).toBe('kept')
    const [version] = await onServer()
    expect(version).toMatchObject({ place: 1, name: 'Avant', reason: 'person', keptAt: minute(1) })
    expect(version?.content).toMatchObject({ title: 'Gourde', status: 'completed' })
    expect(textOf(version!)).toBe('Inox')
    const ofAnother = (onValue: OnValue<readonly LiveVersion[]>, onError: OnError) =>
      watchVersions(uid, newProjectId(), onValue, onError)
    expect(await confirmed(ofAnother)).toEqual([])
  })

  test('that says what another one says is kept only when it is asked for', async () => {
    expect(await keep('Inox', 1)).toBe('kept')
    expect(await keep('Inox', 2)).toBe('known')
    expect(await keep('', 3)).toBe('known')
    expect(await keep('Inox', 4, { name: 'Exprès', reason: 'person' })).toBe('kept')
    expect(await texts()).toEqual(['Inox', 'Inox'])
  })

  test('is the sixth: the oldest without a name makes room, and with five names none does', async () => {
    await keepFive()
    const oldest = (await onServer()).at(-1)!
    await renameVersion(oldest, 'À garder')
    expect(await keep('6', 6)).toBe('kept')
    expect(await texts()).toEqual(['6', '5', '4', '3', '1'])
    for (const version of await onServer()) await renameVersion(version, 'À garder')
    expect(await keep('7', 7)).toBe('full')
    expect(await keep('7', 7, { name: 'Exprès', reason: 'person' })).toBe('full')
    expect(await texts()).toEqual(['6', '5', '4', '3', '1'])
  })

  test('goes, and comes back as it was; into another place where its own was taken', async () => {
    await keep('1', 1, { name: 'Un', reason: 'person' })
    const [one] = await onServer()
    await removeVersion(uid, one!)
    await removeVersion(uid, one!)
    expect(await onServer()).toEqual([])
    await keptElsewhere('2', 1, 2)
    expect(await restoreVersion(uid, one!, new Date())).toBe('kept')
    const versions = await onServer()
    expect(versions.map(textOf)).toEqual(['2', '1'])
    expect(versions[1]).toMatchObject({ place: 2, name: 'Un', reason: 'person', keptAt: minute(1) })
  })
})

describe('two devices', () => {
  test('keep one at once: both are there', async () => {
    await keptElsewhere('Ailleurs', 1, 1)
    expect(await keep('Ici', 2)).toBe('kept')
    expect(await texts()).toEqual(['Ici', 'Ailleurs'])
  })

  test('take the place of the same one: neither loses what the other kept', async () => {
    await keepFive()
    await keptElsewhere('Ailleurs', 1, 8)
    expect(await keep('Ici', 9)).toBe('kept')
    expect(await texts()).toEqual(['Ici', 'Ailleurs', '5', '4', '3'])
  })

  test('one gives a name, the other keeps a sixth: the named one stays', async () => {
    await keepFive()
    await keptElsewhere('1', 1, 1, 'À garder')
    expect(await keep('6', 6)).toBe('kept')
    expect(await texts()).toEqual(['6', '5', '4', '3', '1'])
  })

  test('one gives a name to what the other has replaced: it is refused, and names nothing else', async () => {
    await keep('1', 1)
    const [one] = await onServer()
    await keptElsewhere('Ailleurs', 1, 8)
    await expect(renameVersion(one!, 'Un')).rejects.toMatchObject({ code: 'data/denied' })
    expect((await onServer()).map(({ name }) => name)).toEqual([''])
  })
})

test('without a network one is kept at once, waits, and arrives', async () => {
  await keep('1', 1)
  let kept: Promise<unknown> = Promise.resolve()
  await offline(async () => {
    kept = keep('2', 2)
    const seen = await new Promise<readonly LiveVersion[]>((resolve, reject) => {
      const stop = watchMine((versions) => {
        if (versions.length < 2) return
        setTimeout(() => stop())
        resolve(versions)
      }, reject)
    })
    expect(seen.map((version) => [textOf(version), version.isPending])).toEqual([
      ['2', true],
      ['1', false],
    ])
  })
  expect(await kept).toBe('kept')
  expect(await texts()).toEqual(['2', '1'])
})

test('of a project that is gone none is kept', async () => {
  const watchProjectsOf = (onValue: Parameters<typeof watchProjects>[1], onError: OnError) =>
    watchProjects(uid, onValue, onError)
  const { items } = await confirmed(watchProjectsOf)
  await removeProject(items[0]!)
  await expect(keep('1', 1)).rejects.toMatchObject({ code: 'data/denied' })
  expect((await storedIds('projectVersions')).filter((id) => id.startsWith(projectId))).toEqual([])
})

test('what is stored and cannot be read is in the list, and can be deleted', async () => {
  const fields = {
    userId: uid,
    projectId,
    sections: 'perdu',
    name: 'Vieille',
    keptAt: minute(1).toISOString(),
  }
  await putStored(`projectVersions/${projectId}_3`, fields)
  const [version] = await onServer()
  expect(version).toMatchObject({ place: 3, name: 'Vieille', content: null })
  await removeVersion(uid, version!)
  expect(await onServer()).toEqual([])
})

test('a text that is longer than a document can be is refused in a word that can be said', async () => {
  const long = emptyContent()
  const items = Object.entries(long.sections).flatMap(([key, all]) => all.map(({ id }) => [key, id] as const))
  const content = items.reduce(
    (whole, [key, id]) => withItemText(whole, key as 'product', id, 'é'.repeat(20_000)),
    { ...long, title: 'Gourde' },
  )
  const kept = { uid, projectId, content, name: '', reason: 'opening', now: minute(1) } as const
  await expect(keepVersion({ ...kept, isWanted: false })).rejects.toMatchObject({ code: 'data/too-large' })
})
