// Drafts: entries that are shown, and not sent before they are released.
import { describe, expect, test } from 'vitest'
import { profilePath } from '@/domain/account/earned'
import { readFields, readText } from '@/domain/base/read-field'
import { inPlace } from '@/data/sync/entry'
import { Device, newWorld, type Tab } from './support/device'
import { settled } from './support/tasks'
import { addNote, notesOf, pathOfNote, removeNote, tickNote, writeNote } from './support/verbs'
import { addCandidates, setVerdict } from '@/data/research/research'
import { addSection, renameSection } from '@/data/research/sections'
import { NO_ANSWERS } from '@/domain/research/candidate'

const UID = 'lea'

class Desk {
  readonly world = newWorld()
  readonly device = new Device(this.world, UID)

  constructor() {
    this.world.server.documents.set(profilePath(UID), { userId: UID, xp: 0, level: 1 })
  }

  open(): Tab {
    const tab = this.device.open()
    tab.sync.watch(notesOf(UID).spec, () => undefined)
    return tab
  }

  /** Runs an action and all that follows it: storage, messages, requests, answers. */
  async after(action?: () => unknown): Promise<void> {
    action?.()
    await settled()
    await this.world.tasks.drain()
  }

  stored(id: string) {
    return this.world.server.documents.get(pathOfNote(id)) ?? null
  }
}

const textsOn = (tab: Tab) =>
  notesOf(UID)
    .read(tab.sync.known(notesOf(UID).spec))
    .map(({ text }) => text)
const entryNames = (tab: Tab) => tab.sync.entries().map(({ name }) => name)
const held = (tab: Tab) => {
  const [entry] = tab.sync.entries().filter(({ isHeld }) => isHeld)
  if (!entry) throw new Error('No draft')
  return entry
}

describe('a draft', () => {
  test('is shown with its document, and sent only once it is released', async () => {
    const desk = new Desk()
    const tab = desk.open()
    await desk.after(() => tab.hold(addNote, { id: 'a', text: 'Draft' }))
    expect(textsOn(tab)).toEqual(['Draft'])
    expect(tab.sync.known(notesOf(UID).spec)[0]).toMatchObject({ isHeld: true, isPending: false })
    await desk.after(() => tab.sync.wake())
    expect(desk.world.server.transactions).toBe(0)
    await desk.after(() => tab.release(held(tab)))
    expect(desk.stored('a')).toMatchObject({ text: 'Draft' })
    expect(tab.sync.known(notesOf(UID).spec)[0]).toMatchObject({ isHeld: false, isPending: false })
    expect(tab.sync.entries()).toEqual([])
  })

  test('comes before what was made on it, where the next page has only what this one staged', async () => {
    const desk = new Desk()
    const tab = desk.open()
    await desk.after(() => tab.hold(addNote, { id: 'a', text: 'Draft' }))
    const { name, args, at, key } = held(tab)
    const ticked = tab.made(tickNote, { id: 'a' })
    const released = inPlace({ name, args, at, key, isHeld: false }, tab.sync.entries())
    desk.device.end(tab)
    desk.device.deleteStorage()
    const next = desk.open()
    await desk.after(() => [ticked, released].map((made) => next.sync.add(made)))
    expect(desk.stored('a')).toMatchObject({ text: 'Draft', done: true })
  })

  test('survives a reload, and crosses tabs', async () => {
    const desk = new Desk()
    const [first, second] = [desk.open(), desk.open()]
    await desk.after(() => first.hold(addNote, { id: 'a', text: 'Draft' }))
    expect(textsOn(second)).toEqual(['Draft'])
    desk.device.end(first)
    const third = desk.open()
    await desk.after()
    expect(textsOn(third)).toEqual(['Draft'])
    await desk.after(() => second.release(held(second)))
    expect(desk.stored('a')).not.toBeNull()
    expect(third.sync.entries()).toEqual([])
    expect(textsOn(third)).toEqual(['Draft'])
  })

  test('is changed in its place by the next one of its key; later entries stay behind it', async () => {
    const desk = new Desk()
    const tab = desk.open()
    await desk.after(() => tab.hold(addNote, { id: 'a', text: 'Draft' }))
    const { number } = held(tab)
    await desk.after(() => tab.mutate(tickNote, { id: 'a' }))
    await desk.after(() => tab.hold(addNote, { id: 'a', text: 'Other' }))
    expect(tab.sync.entries().map((entry) => [entry.place === number, entry.name])).toEqual([
      [true, 'test.add'],
      [false, 'test.tick'],
    ])
    await desk.after(() => tab.release(held(tab)))
    expect(desk.stored('a')).toMatchObject({ text: 'Other', done: true })
  })

  test('holds back the entries about its document alone', async () => {
    const desk = new Desk()
    const tab = desk.open()
    await desk.after(() => tab.mutate(addNote, { id: 'b', text: 'Sent' }))
    await desk.after(() => tab.hold(addNote, { id: 'a', text: 'Draft' }))
    await desk.after(() => tab.mutate(writeNote, { id: 'a', from: 'Draft', text: 'Written' }))
    await desk.after(() => tab.mutate(tickNote, { id: 'b' }))
    await desk.after(() => tab.mutate(addNote, { id: 'c', text: 'Later' }))
    expect(desk.stored('b')).toMatchObject({ done: true })
    expect(desk.stored('c')).not.toBeNull()
    expect(textsOn(tab)).toContain('Written')
    expect(entryNames(tab)).toEqual(['test.add', 'test.write'])
    await desk.after(() => tab.release(held(tab)))
    expect(readText(desk.stored('a')?.['text'])).toBe('Written')
  })

  test('that is added and removed is not shown again', async () => {
    const desk = new Desk()
    const tab = desk.open()
    await desk.after(() => tab.hold(addNote, { id: 'a', text: 'Draft' }))
    await desk.after(() => tab.mutate(removeNote, { id: 'a', lock: '' }))
    expect(textsOn(tab)).toEqual([])
    await desk.after(() => desk.world.server.touch())
    expect(textsOn(tab)).toEqual([])
  })

  test('is dropped in every tab, and comes back with the entries behind it', async () => {
    const desk = new Desk()
    const [tab, other] = [desk.open(), desk.open()]
    await desk.after(() => tab.hold(addNote, { id: 'a', text: 'Draft' }))
    await desk.after(() => tab.mutate(writeNote, { id: 'a', from: 'Draft', text: 'Written' }))
    const entries = tab.sync.entries()
    await desk.after(() => tab.sync.giveUp(entries.map(({ number }) => number)))
    expect([textsOn(tab), textsOn(other), other.sync.entries()]).toEqual([[], [], []])
    for (const entry of entries) await desk.after(() => tab.sync.add(entry))
    expect([textsOn(tab), textsOn(other)]).toEqual([['Written'], ['Written']])
    expect(desk.world.server.transactions).toBe(0)
    await desk.after(() => tab.release(held(tab)))
    expect(desk.stored('a')).toMatchObject({ text: 'Written' })
  })

  test('that the server refuses once it is released is offered like any other change', async () => {
    const desk = new Desk()
    const tab = desk.open()
    await desk.after(() => tab.hold(addNote, { id: 'a', text: 'refused' }))
    expect(tab.sync.entries().map(({ fault }) => fault)).toEqual([null])
    await desk.after(() => tab.release(held(tab)))
    expect(tab.sync.entries().map(({ fault, isHeld }) => [fault, isHeld])).toEqual([['denied', false]])
    expect(textsOn(tab)).toEqual(['refused'])
  })

  test('that another tab has just released stays released where it is changed at the same time', async () => {
    const desk = new Desk()
    const tab = desk.open()
    await desk.after(() => tab.hold(addNote, { id: 'a', text: 'Draft' }))
    desk.device.isOnline = false
    await desk.after(() => tab.release(held(tab)))
    await desk.after(() => tab.hold(addNote, { id: 'a', text: 'Changed' }))
    expect(tab.sync.entries().map(({ isHeld }) => isHeld)).toEqual([false])
    desk.device.goOnline()
    await desk.after()
    expect(desk.stored('a')).toMatchObject({ text: 'Changed' })
  })

  test('is marked by a refused change of it that is older than the draft', async () => {
    const desk = new Desk()
    const tab = desk.open()
    await desk.after(() => tab.mutate(writeNote, { id: 'a', from: '', text: 'Written' }))
    await desk.after(() => tab.hold(addNote, { id: 'a', text: 'Draft' }))
    const [{ number, fault } = { number: 0, fault: null }] = tab.sync.entries()
    expect(fault).toBe('gone')
    expect(tab.sync.known(notesOf(UID).spec)[0]?.refused).toEqual([number])
  })

  test('leaves once the server has its result', async () => {
    const desk = new Desk()
    const tab = desk.open()
    await desk.after(() => tab.hold(addNote, { id: 'a', text: 'Draft' }))
    desk.world.server.documents.set(pathOfNote('a'), { userId: UID, text: 'Draft', createdAt: '2026-11-25' })
    await desk.after(() => desk.world.server.touch())
    expect(tab.sync.entries()).toEqual([])
  })

  test('is told once as committed where the server answers again before it was removed', async () => {
    const desk = new Desk()
    const [first, second] = [desk.open(), desk.open()]
    await desk.after(() => first.hold(addNote, { id: 'a', text: 'Draft' }))
    const told: unknown[] = []
    const { hear } = second
    second.hear = (message) => {
      if (readFields(message)?.['committed'] !== undefined) told.push(message)
      hear?.(message)
    }
    const { tasks, server } = desk.world
    server.documents.set(pathOfNote('a'), { userId: UID, text: 'Draft', createdAt: '2026-11-25' })
    server.touch()
    server.touch()
    // Both answers of the first tab, before any step of its storage.
    await tasks.step('answer', 0, false)
    expect(entryNames(first)).toEqual(['test.add'])
    for (let answers = 0; answers < 3; answers += 1) await tasks.step('answer', 0, false)
    await desk.after()
    expect(told).toHaveLength(1)
    expect([first, second].map(textsOn)).toEqual([['Draft'], ['Draft']])
    expect([first, second].map(entryNames)).toEqual([[], []])
  })

  test('stays on the screen of a tab that learns from another one, before its own answer, that the server has it', async () => {
    const desk = new Desk()
    const [first, second] = [desk.open(), desk.open()]
    await desk.after(() => first.hold(addNote, { id: 'a', text: 'Draft' }))
    desk.world.server.documents.set(pathOfNote('a'), { userId: UID, text: 'Draft', createdAt: '2026-11-25' })
    desk.world.server.touch()
    const { tasks } = desk.world
    await tasks.step('answer', 0, false)
    while (!tasks.areOnly('answer', 'idle', 'timer')) {
      await tasks.step(tasks.areOnly('answer', 'idle', 'timer', 'message') ? 'message' : 'storage', 0, false)
      expect([first, second].map(textsOn)).toEqual([['Draft'], ['Draft']])
    }
    expect(second.sync.entries()).toEqual([])
    await desk.after()
    expect([first, second].map(textsOn)).toEqual([['Draft'], ['Draft']])
  })

  test('is written again into a storage that was deleted', async () => {
    const desk = new Desk()
    const tab = desk.open()
    await desk.after(() => tab.hold(addNote, { id: 'a', text: 'Draft' }))
    await desk.after(() => desk.device.deleteStorage())
    desk.device.end(tab)
    const next = desk.open()
    await desk.after()
    expect(textsOn(next)).toEqual(['Draft'])
    expect(held(next).isHeld).toBe(true)
  })
})

describe('an unsaved section', () => {
  const at = { id: 'c', sectionId: 's' }
  const candidate = { id: 'c', link: 'https://ex.fr/p', verdicts: NO_ANSWERS }
  const createdAt = '2026-11-25T09:00:00.000Z'
  const paths = ['sections/s', 'sections/s/products/c']
  const onServer = (desk: Desk) => paths.map((path) => desk.world.server.documents.get(path) ?? null)

  test('holds back its confirmed links and their answers, and sends all of it in its order', async () => {
    const desk = new Desk()
    const tab = desk.open()
    await desk.after(() => tab.hold(addSection, { id: 's', name: 'Nom du produit', createdAt }))
    await desk.after(() => tab.hold(addCandidates, { sectionId: 's', candidates: [candidate], createdAt }))
    await desk.after(() => tab.mutate(setVerdict, { at, criterion: 'trending', verdict: true }))
    const link = tab.sync.entries().find(({ name }) => name === addCandidates.name)
    if (link) await desk.after(() => tab.release(link))
    expect(tab.sync.entries()).toHaveLength(3)
    await desk.after(() => tab.hold(addSection, { id: 's', name: 'Lampe', createdAt }))
    expect(onServer(desk)).toEqual([null, null])
    await desk.after(() => tab.release(held(tab)))
    expect(onServer(desk)).toMatchObject([{ product: 'Lampe' }, { link: 'https://ex.fr/p', trending: true }])
    expect(tab.sync.entries()).toEqual([])
  })

  test('a draft of a stored section does not hold back the section', async () => {
    const desk = new Desk()
    const tab = desk.open()
    await desk.after(() => tab.mutate(addSection, { id: 's', name: 'Lampe', createdAt }))
    await desk.after(() => tab.hold(addCandidates, { sectionId: 's', candidates: [candidate], createdAt }))
    await desk.after(() => tab.mutate(renameSection, { id: 's', name: 'Lampes' }))
    await desk.after(() => tab.sync.endPauses())
    expect(onServer(desk)).toMatchObject([{ product: 'Lampes' }, null])
    await desk.after(() => tab.release(held(tab)))
    expect(onServer(desk)).toMatchObject([{ product: 'Lampes' }, { link: 'https://ex.fr/p' }])
  })
})
