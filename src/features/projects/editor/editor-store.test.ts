import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProjectDraft } from '@/domain/projects/project-draft'
import { emptyContent, withItemText } from '@/domain/projects/parts'
import { isWaiting } from './by-itself'
import { baseOfSave, type StoredProject } from './editor-state'
import type { EditorDevice } from './editor-device'
import { createEditorStore } from './editor-store'

const NOW = new Date('2026-11-21T10:00:00Z')

/** A device in memory, as `project-drafts.ts` keeps one draft per state. */
function memoryDevice(draft: ProjectDraft | null = null) {
  const slots = new Map(draft ? [[draft.state, draft]] : [])
  const memory = { slots, isFull: false, writes: 0 }
  const device: EditorDevice = {
    readDraft: () => slots.get('refused') ?? slots.get('open') ?? slots.get('sent') ?? null,
    readOnItsWay: () => null,
    whenAnswered: () => undefined,
    keepDraft(next) {
      memory.writes += 1
      if (memory.isFull) return false
      slots.set(next.state, next)
      return true
    },
    dropOpenDraft: () => slots.delete('open'),
    resumeDraft: () => undefined,
    dropDraft: () => slots.clear(),
    save: () => false,
    keepVersion: () => undefined,
    now: () => NOW,
  }
  return { device, memory }
}

function storedLamp(): StoredProject {
  const dates = { createdAt: NOW, updatedAt: NOW, version: 'v1' }
  const rest = { description: '', progress: 0, tasks: [], countedItems: [], isPending: false }
  return { ...emptyContent(), id: 'p', userId: 'u', title: 'Lampe', ...dates, ...rest }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a keystroke', () => {
  it('changes one item, and nothing else that a component reads', () => {
    const store = createEditorStore('p', storedLamp(), memoryDevice().device)
    const before = store.read().content
    store.write('product', 'product-1', 'a')
    const after = store.read().content
    expect(after.sections.product[0]).toMatchObject({ content: 'a', completed: true })
    expect(after.sections.product[1]).toBe(before.sections.product[1])
    expect(after.sections.offer).toBe(before.sections.offer)
  })

  it('writes on the device once per second, not once per key', () => {
    const { device, memory } = memoryDevice()
    const store = createEditorStore('p', storedLamp(), device)
    for (let length = 1; length <= 50; length += 1) {
      store.write('product', 'product-1', 'a'.repeat(length))
      vi.advanceTimersByTime(100)
    }
    expect(memory.writes).toBe(5)
    expect(memory.slots.get('open')?.changes.sections.product?.to[0]).toHaveLength(50)
  })
})

describe('the draft', () => {
  it('goes when the fields are back to what is stored', () => {
    const { device, memory } = memoryDevice()
    const store = createEditorStore('p', storedLamp(), device)
    store.setHead('title', 'Lampe bleue')
    store.keep()
    expect(memory.slots.has('open')).toBe(true)
    store.setHead('title', 'Lampe')
    store.keep()
    expect(memory.slots.size).toBe(0)
    expect(store.isKept()).toBeNull()
  })

  it('that is offered stays when what was typed meanwhile is taken back', () => {
    const changes = { title: { from: 'Lampe', to: 'Lampe verte' }, sections: {} }
    const draft: ProjectDraft = {
      ...{ projectId: 'p', version: 'v1', keptAt: NOW, title: 'Lampe verte', state: 'open' },
      changes,
    }
    const { device, memory } = memoryDevice(draft)
    const store = createEditorStore('p', storedLamp(), device)
    store.write('product', 'product-1', 'a')
    store.keep()
    expect(memory.slots.get('open')?.changes).toMatchObject(changes)
    store.write('product', 'product-1', '')
    store.keep()
    expect(memory.slots.get('open')).toEqual(draft)
  })

  it('that was refused by the person can be brought back', () => {
    const draft: ProjectDraft = {
      ...{ projectId: 'p', version: 'v1', keptAt: NOW, title: 'Lampe verte', state: 'open' },
      changes: { title: { from: 'Lampe', to: 'Lampe verte' }, sections: {} },
    }
    const { device, memory } = memoryDevice(draft)
    const store = createEditorStore('p', storedLamp(), device)
    const bringBack = store.refuseDraft()
    expect(memory.slots.size).toBe(0)
    expect(store.read().offer).toBeNull()
    bringBack()
    expect(memory.slots.get('open')).toEqual(draft)
    expect(store.read().offer).toEqual(draft)
  })

  it('that the device cannot keep is said', () => {
    const { device, memory } = memoryDevice()
    memory.isFull = true
    const store = createEditorStore('p', storedLamp(), device)
    const listener = vi.fn()
    store.setHead('title', 'Lampe bleue')
    store.subscribe(listener)
    vi.advanceTimersByTime(1_000)
    expect(store.isKept()).toBe(false)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('is left to the save once it was handed over', () => {
    const { device, memory } = memoryDevice()
    const store = createEditorStore('p', storedLamp(), device)
    store.setHead('title', 'Lampe bleue')
    store.end()
    store.keep()
    vi.advanceTimersByTime(2_000)
    expect(memory.writes).toBe(0)
  })
})

describe('a save that was on its way when the project was opened', () => {
  const changes = { title: { from: 'Lampe', to: 'Lampe verte' }, sections: {} }
  const sent: ProjectDraft = {
    ...{ projectId: 'p', version: 'v1', keptAt: NOW, title: 'Lampe verte', state: 'sent' },
    changes,
  }
  function openedOn() {
    const { device, memory } = memoryDevice(sent)
    const heard: ((isSaved: boolean) => void)[] = []
    const store = createEditorStore('p', storedLamp(), {
      ...device,
      readOnItsWay: () => sent,
      whenAnswered: (hear) => heard.push(hear),
    })
    return { store, memory, answer: (isSaved: boolean) => heard.forEach((hear) => hear(isSaved)) }
  }

  it('is unsaved work again when it is refused', () => {
    const { store, memory, answer } = openedOn()
    store.write('product', 'product-1', 'a')
    answer(false)
    expect(baseOfSave(store.read())?.title).toBe('Lampe')
    store.keep()
    expect(memory.slots.get('open')?.changes).toMatchObject(changes)
    expect(store.saving()).toBe('refused')
  })

  it('is waited for, and no longer once it is answered', () => {
    const { store, answer } = openedOn()
    expect(isWaiting(store.read())).toBe(true)
    answer(true)
    expect(isWaiting(store.read())).toBe(false)
    expect(baseOfSave(store.read())?.title).toBe('Lampe verte')
  })
})

describe('a save', () => {
  it('needs a title first, then texts that fit, then every choice', () => {
    const store = createEditorStore('p', storedLamp(), memoryDevice().device)
    const long = withItemText(emptyContent(), 'offer', 'offer-4', 'x'.repeat(20_001)).sections.offer[3]!
    store.setHead('title', '  ')
    store.write('offer', long.id, long.content)
    expect(store.obstacle()).toEqual({ kind: 'title-blank' })
    store.setHead('title', 'Lampe bleue')
    expect(store.obstacle()).toMatchObject({ kind: 'item-too-long', section: 'offer', length: 20_001 })
    store.write('offer', long.id, '')
    store.receive({ ...storedLamp(), title: 'Lampe rouge', version: 'v2' })
    expect(store.obstacle()).toEqual({ kind: 'unchosen', part: 'title' })
    store.choose('title', 'mine')
    expect(store.obstacle()).toBeNull()
  })
})
