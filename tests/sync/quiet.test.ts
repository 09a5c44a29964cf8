// A text that is typed (`Mutation.quietMs`): when its entry is sent.
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { Device, newWorld, type Tab, type World } from './support/device'
import { settled } from './support/tasks'
import { notesOf, pathOfNote, removeNote, tickNote, TYPING_PAUSE_MS, typeNote } from './support/verbs'

const UID = 'lea'
const OTHER = 'm'

let world: World
let device: Device

beforeEach(() => {
  world = newWorld()
  for (const id of ['n', OTHER])
    world.server.documents.set(pathOfNote(id), { userId: UID, text: '', createdAt: new Date(world.time) })
  world.server.documents.set(`profiles/${UID}`, { userId: UID, fullName: 'Léa', xp: 0, level: 1 })
  device = new Device(world, UID)
})

async function open(): Promise<Tab> {
  const tab = device.open()
  tab.sync.watch(notesOf(UID).spec, () => undefined)
  await pass(0)
  return tab
}

/** Time passes for all pages: storage, network and timers. */
async function pass(ms: number): Promise<void> {
  await settled()
  await world.tasks.drain(isCut)
  world.time += ms
  // Each timer looks at the clock once.
  for (let timers = world.tasks.count; timers > 0; timers -= 1) await world.tasks.step('timer', 0, false)
  await world.tasks.drain(isCut)
}

/** Answers wait for the network. */
const isCut = () => !device.isOnline && world.tasks.areOnly('timer', 'answer')

/** Appends a letter in the note's field. */
function type(tab: Tab, letter: string, id = 'n'): string {
  const from = shown(tab, id)
  void tab.sync.add(tab.made(typeNote, { id, from, text: from + letter }))
  return from + letter
}

const shown = (tab: Tab, id = 'n') => String(tab.sync.known({ collection: 'notes', id })[0]?.fields['text'])
const stored = (id = 'n') => world.server.documents.get(pathOfNote(id))?.['text']

describe('an entry of a typed text', () => {
  it('is shown in the call that made it', async () => {
    const tab = await open()
    expect(type(tab, 'a') + type(tab, 'b')).toBe('aab')
    expect(shown(tab)).toBe('ab')
  })

  it('is replaced while the person types, and sent once after the pause', async () => {
    const tab = await open()
    for (const letter of 'gourde') {
      type(tab, letter)
      await pass(TYPING_PAUSE_MS / 4)
    }
    expect([stored(), tab.sync.entries().length]).toEqual(['', 1])
    await pass(TYPING_PAUSE_MS)
    expect([stored(), world.server.transactions, tab.sync.entries()]).toEqual(['gourde', 1, []])
  })

  it('makes one entry, also of letters that are typed faster than the device stores', async () => {
    const tab = await open()
    for (const letter of 'gourde') type(tab, letter)
    await pass(0)
    expect(tab.sync.entries().map(({ args }) => args)).toEqual([{ id: 'n', from: '', text: 'gourde' }])
  })

  it('is sent at the latest after five pauses', async () => {
    const tab = await open()
    for (let times = 0; times < 9; times += 1) {
      type(tab, 'a')
      await pass(TYPING_PAUSE_MS / 2)
    }
    expect(stored()).toBe('')
    type(tab, 'b')
    await pass(TYPING_PAUSE_MS / 2)
    await pass(1)
    expect(stored()).toBe('aaaaaaaaab')
    // The next letter waits again.
    type(tab, 'c')
    await pass(TYPING_PAUSE_MS / 2)
    expect(stored()).toBe('aaaaaaaaab')
  })

  it.each<[string, (tab: Tab) => unknown]>([
    ['the field is left', (tab) => tab.sync.endPauses()],
    ['its document is changed otherwise', (tab) => tab.sync.add(tab.made(tickNote, { id: 'n' }))],
  ])('is sent at once when %s', async (_when, end) => {
    const tab = await open()
    type(tab, 'a')
    void end(tab)
    await pass(0)
    expect(stored()).toBe('a')
  })

  it('is sent with the letters that the device has not stored when the field is left', async () => {
    const tab = await open()
    type(tab, 'a')
    await pass(0)
    type(tab, 'b')
    void tab.sync.endPauses()
    await pass(0)
    expect(stored()).toBe('ab')
  })

  it('waits again when the person types on after they left the field', async () => {
    const tab = await open()
    device.isOnline = false
    type(tab, 'a')
    void tab.sync.endPauses()
    await pass(0)
    type(tab, 'b')
    device.goOnline()
    await pass(0)
    expect(stored()).toBe('')
    await pass(TYPING_PAUSE_MS)
    expect(stored()).toBe('ab')
  })

  it('lets changes of other documents pass', async () => {
    const tab = await open()
    type(tab, 'a')
    void tab.sync.add(tab.made(removeNote, { id: OTHER, lock: '' }))
    await pass(0)
    expect([stored(), world.server.documents.has(pathOfNote(OTHER))]).toEqual(['', false])
  })

  it('is sent before a later change of its document, never after it', async () => {
    const tab = await open()
    device.isOnline = false
    type(tab, 'a')
    void tab.sync.add(tab.made(removeNote, { id: 'n', lock: '' }))
    await pass(0)
    device.goOnline()
    await pass(0)
    expect([stored(), tab.sync.entries()]).toEqual([undefined, []])
    expect([...world.server.everStored]).toContain('a')
  })

  it('is sent after its pause by the page that follows a crash', async () => {
    const tab = await open()
    type(tab, 'a')
    await pass(0)
    device.end(tab)
    const next = await open()
    expect([shown(next), stored()]).toEqual(['a', ''])
    await pass(TYPING_PAUSE_MS)
    expect([stored(), world.server.transactions]).toEqual(['a', 1])
  })

  it('is sent by a second tab when the first one dies, and not before its pause', async () => {
    const [tab, second] = [await open(), await open()]
    type(tab, 'a')
    await pass(0)
    device.end(tab)
    await pass(TYPING_PAUSE_MS / 2)
    expect([shown(second), stored()]).toEqual(['a', ''])
    await pass(TYPING_PAUSE_MS)
    expect(stored()).toBe('a')
  })

  it('is not sent by a second tab while the first one types', async () => {
    const tab = await open()
    await open()
    for (const letter of 'gourde') {
      type(tab, letter)
      await pass(TYPING_PAUSE_MS / 2)
    }
    expect(stored()).toBe('')
    await pass(TYPING_PAUSE_MS)
    expect([stored(), world.server.transactions]).toEqual(['gourde', 1])
  })

  it('waits its pause, whatever the clock of the device becomes', async () => {
    const tab = await open()
    device.clockError = 259_200_000
    type(tab, 'a')
    await pass(0)
    device.clockError = -259_200_000
    await pass(TYPING_PAUSE_MS)
    expect(stored()).toBe('a')
  })

  it('is sent again at once after a failure of the network', async () => {
    const tab = await open()
    type(tab, 'a')
    await pass(0)
    device.isOnline = false
    await pass(TYPING_PAUSE_MS)
    device.goOnline()
    await pass(0)
    expect(stored()).toBe('a')
  })
})

it('never overtakes an earlier entry of its document, and never loses a letter, in any order of events', async () => {
  const event = fc.oneof(
    { weight: 4, arbitrary: fc.constant('type' as const) },
    ...(['other', 'leave', 'tick', 'store', 'pause', 'short', 'crash', 'offline', 'online'] as const).map(
      (kind) => ({
        weight: 1,
        arbitrary: fc.constant(kind),
      }),
    ),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(event, { maxLength: 25 }), async (events) => {
      world = newWorld(world.time)
      for (const id of ['n', OTHER])
        world.server.documents.set(pathOfNote(id), { userId: UID, text: '', createdAt: new Date(0) })
      device = new Device(world, UID)
      let tab = await open()
      let [text, other, ticked] = ['', '', false]
      for (const [index, kind] of events.entries()) {
        if (kind === 'type') text = type(tab, String.fromCharCode(97 + index))
        if (kind === 'other') other = type(tab, 'x', OTHER)
        if (kind === 'leave') void tab.sync.endPauses()
        if (kind === 'tick') {
          void tab.sync.add(tab.made(tickNote, { id: 'n' }))
          ticked = true
        }
        if (kind === 'store') {
          await settled()
          await world.tasks.step('storage', 0, false)
        }
        if (kind === 'pause') await pass(TYPING_PAUSE_MS)
        if (kind === 'short') await pass(TYPING_PAUSE_MS / 8)
        if (kind === 'offline') device.isOnline = false
        if (kind === 'online') device.goOnline()
        if (kind === 'crash') {
          await pass(0)
          device.end(tab)
          tab = await open()
        }
        expect([shown(tab), shown(tab, OTHER)]).toEqual([text, other])
        const note = world.server.documents.get(pathOfNote('n'))
        expect(text.startsWith(String(note?.['text']))).toBe(true)
      }
      device.goOnline()
      await pass(0)
      await pass(TYPING_PAUSE_MS * 5)
      await pass(60_000)
      expect([stored(), stored(OTHER)]).toEqual([text, other])
      expect(world.server.documents.get(pathOfNote('n'))?.['done'] === true).toBe(ticked)
    }),
    { seed: 4, numRuns: 300 },
  )
}, 120_000)
