import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentOf, emptyContent, withItemText, type ProjectContent } from '@/domain/projects/parts'
import type { ProjectDraft } from '@/domain/projects/project-draft'
import type { StoredProject } from './editor-state'
import type { EditorDevice, HandedWork } from './editor-device'
import { createEditorStore, type EditorStore } from './editor-store'

const NOW = new Date('2026-11-23T10:00:00Z')
const lamp = (description = 'Une lampe', features = ''): ProjectContent =>
  withItemText(
    withItemText({ ...emptyContent(), title: 'Lampe' }, 'product', 'product-1', description),
    'product',
    'product-2',
    features,
  )

function stored(content: ProjectContent, version = 'v1', isPending = false): StoredProject {
  const dates = { createdAt: NOW, updatedAt: NOW, version }
  return { ...content, id: 'p', userId: 'u', ...dates, ...REST, isPending }
}
const REST = { description: '', progress: 0, tasks: [], countedItems: [] }

interface Sent extends HandedWork {
  readonly answer: (isSaved: boolean) => void
}

function open(project: StoredProject | null = stored(lamp()), offered: ProjectDraft | null = null) {
  const sent: Sent[] = []
  const kept: { draft: ProjectDraft | null } = { draft: offered }
  const versions: { content: ProjectContent; reason: string }[] = []
  const device: EditorDevice = {
    readDraft: () => kept.draft,
    readOnItsWay: () => null,
    whenAnswered: () => undefined,
    keepDraft(draft) {
      kept.draft = draft
      return true
    },
    dropOpenDraft: () => (kept.draft = null),
    resumeDraft: () => undefined,
    dropDraft: () => (kept.draft = null),
    save(work, answer) {
      kept.draft = null
      sent.push({ ...work, answer })
      return true
    },
    keepVersion: (content, reason) => void versions.push({ content, reason }),
    now: () => NOW,
  }
  return { store: createEditorStore('p', project, device), sent, kept, versions }
}

const type = (store: EditorStore, text: string, item = 1) => store.write('product', `product-${item}`, text)
const texts = ({ content }: { content: ProjectContent }) =>
  content.sections.product.slice(0, 2).map((item) => item.content)
/** The list has it, first from this device, then from the server. */
function land(store: EditorStore, { content, answer }: Sent, version: string) {
  store.receive(stored(content, version, true))
  store.receive(stored(content, version))
  answer(true)
}

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

describe('saving by itself', () => {
  it('waits for a pause, and not for ever', () => {
    const { store, sent } = open()
    for (let second = 1; second < 10; second += 1) {
      type(store, 'a'.repeat(second))
      vi.advanceTimersByTime(1_000)
    }
    expect(sent).toHaveLength(0)
    type(store, 'a'.repeat(10))
    vi.advanceTimersByTime(1_000)
    expect(sent.map(texts)).toEqual([['a'.repeat(10), '']])
    land(store, sent[0]!, 'v2')
    vi.advanceTimersByTime(60_000)
    expect(sent).toHaveLength(1)
    type(store, 'b')
    vi.advanceTimersByTime(2_000)
    expect(sent[1]).toMatchObject({ base: { version: 'v2' }, earns: true })
    expect(texts(sent[1]!)).toEqual(['b', ''])
  })

  it('goes on with what was typed while a save was on its way, one save at a time', () => {
    const { store, sent } = open()
    type(store, 'Une lampe bleue')
    vi.advanceTimersByTime(2_000)
    type(store, 'Une lampe bleue, à pince')
    store.receive(stored(sent[0]!.content, 'v2', true))
    vi.advanceTimersByTime(60_000)
    expect(sent).toHaveLength(1)
    expect(store.read().conflict).toBeNull()
    expect(texts(store.read())[0]).toBe('Une lampe bleue, à pince')
    land(store, sent[0]!, 'v2')
    vi.advanceTimersByTime(2_000)
    expect(texts(sent[1]!)[0]).toBe('Une lampe bleue, à pince')
  })

  it('takes over what was written elsewhere meanwhile, also when its own save came back inside of it', () => {
    const { store } = open()
    type(store, 'Une lampe bleue')
    vi.advanceTimersByTime(2_000)
    type(store, 'Une lampe bleue, à pince')
    // The server had another version: the write itself brought the two together.
    store.receive(stored(lamp('Une lampe bleue', 'Légère'), 'v3'))
    expect(store.read().conflict).toBeNull()
    expect(texts(store.read())).toEqual(['Une lampe bleue, à pince', 'Légère'])
  })

  it('waits for the server before it takes over what another tab of this browser sends', () => {
    const { store, sent } = open()
    type(store, 'Légère', 2)
    vi.advanceTimersByTime(2_000)
    land(store, sent[0]!, 'v2')
    // Sent over the version before: the server refuses it, and the two are brought together.
    store.receive(stored(lamp('Une lampe bleue'), 'v3', true))
    store.receive(stored(lamp('Une lampe bleue', 'Légère'), 'v4'))
    expect(texts(store.read())).toEqual(['Une lampe bleue', 'Légère'])
    vi.advanceTimersByTime(60_000)
    expect(sent).toHaveLength(1)
  })

  it('asks, and saves nothing, when the same text was written elsewhere', () => {
    const { store, sent } = open()
    type(store, 'Une lampe bleue')
    store.receive(stored(lamp('Une lampe verte'), 'v2'))
    vi.advanceTimersByTime(60_000)
    store.saveNow()
    expect(sent).toHaveLength(0)
    expect(store.read().conflict?.parts).toEqual(['product'])
  })

  it.each<[string, () => ReturnType<typeof open>]>([
    ['a project that was never saved', () => open(null)],
    [
      'beside a draft that nobody took up or dropped',
      () => {
        const changes = { title: { from: 'Lampe', to: 'Lampe verte' }, sections: {} }
        const draft = { projectId: 'p', version: 'v1', keptAt: NOW, title: 'Lampe verte', changes }
        return open(stored(lamp()), { ...draft, state: 'open' })
      },
    ],
    [
      'without a title',
      () => {
        const opened = open()
        opened.store.setHead('title', '  ')
        return opened
      },
    ],
    [
      'a project that was deleted',
      () => {
        const opened = open()
        opened.store.receive(null)
        return opened
      },
    ],
  ])('leaves %s a draft', (_, opened) => {
    const { store, sent, kept } = opened()
    type(store, 'Une lampe bleue')
    vi.advanceTimersByTime(60_000)
    store.saveNow()
    expect(sent).toHaveLength(0)
    expect(kept.draft?.changes.sections.product?.to[0]).toBe('Une lampe bleue')
  })

  it('is over once the server refused: the text is unsaved work again', () => {
    const { store, sent, kept } = open()
    type(store, 'Une lampe bleue')
    vi.advanceTimersByTime(2_000)
    store.receive(stored(sent[0]!.content, 'v2', true))
    store.receive(stored(lamp(), 'v1'))
    sent[0]!.answer(false)
    type(store, 'Une lampe bleue, à pince')
    vi.advanceTimersByTime(60_000)
    expect(sent).toHaveLength(1)
    expect(store.saving()).toBe('refused')
    expect(kept.draft?.changes.sections.product).toMatchObject({
      from: ['Une lampe', '', '', ''],
      to: ['Une lampe bleue, à pince', '', '', ''],
    })
  })

  it('is settled with a title that ends in a blank: a save has none', () => {
    const { store, sent } = open()
    store.setHead('title', 'Lampe ')
    type(store, 'Une lampe bleue')
    vi.advanceTimersByTime(2_000)
    land(store, sent[0]!, 'v2')
    vi.advanceTimersByTime(60_000)
    expect(sent).toHaveLength(1)
    expect(store.read().content.title).toBe('Lampe ')
  })

  it('pays for nothing that only the coach wrote', () => {
    const { store, sent } = open()
    store.change((content) => withItemText(content, 'product', 'product-2', 'Du coach'))
    vi.advanceTimersByTime(2_000)
    expect(sent[0]?.earns).toBe(false)
  })
})

const offeredTitle: ProjectDraft = {
  ...{ projectId: 'p', version: 'v1', keptAt: NOW, title: 'Lampe verte', state: 'open' },
  changes: { title: { from: 'Lampe', to: 'Lampe verte' }, sections: {} },
}

describe('« Annuler »', () => {
  it('makes the project what it was when opened, and keeps what was written as a draft', () => {
    const { store, sent, kept } = open()
    type(store, 'Une lampe bleue')
    vi.advanceTimersByTime(2_000)
    land(store, sent[0]!, 'v2')
    type(store, 'Une lampe bleue, à pince')
    expect(store.goBack()).toBe(true)
    expect(sent[1]).toMatchObject({ earns: false, isUndoing: true, base: { version: 'v2' } })
    expect(texts(sent[1]!)).toEqual(['Une lampe', ''])
    expect(kept.draft?.changes.sections.product?.to[0]).toBe('Une lampe bleue, à pince')
  })

  it('keeps as one with it a draft that was refused and brought back', () => {
    const { store, sent, kept } = open(stored(lamp()), offeredTitle)
    const bringBack = store.refuseDraft()
    type(store, 'Une lampe bleue')
    vi.advanceTimersByTime(2_000)
    land(store, sent[0]!, 'v2')
    bringBack()
    type(store, 'Une lampe bleue, à pince')
    expect(store.goBack()).toBe(true)
    expect(kept.draft?.changes.title?.to).toBe('Lampe verte')
    expect(kept.draft?.changes.sections.product?.to[0]).toBe('Une lampe bleue, à pince')
  })

  it('takes back what is still on its way', () => {
    const { store, sent } = open()
    type(store, 'Une lampe bleue')
    vi.advanceTimersByTime(2_000)
    store.goBack()
    expect(texts({ content: contentOf(sent[1]!.base) })).toEqual(['Une lampe bleue', ''])
    expect(texts(sent[1]!)).toEqual(['Une lampe', ''])
  })

  it('leaves what was written elsewhere', () => {
    const { store, sent } = open()
    type(store, 'Une lampe bleue')
    vi.advanceTimersByTime(2_000)
    land(store, sent[0]!, 'v2')
    store.receive(stored(lamp('Une lampe bleue', 'Légère'), 'v3'))
    store.goBack()
    expect(texts(sent[1]!)).toEqual(['Une lampe', 'Légère'])
  })

  it('writes nothing when nothing was saved', () => {
    const { store, sent, kept } = open()
    type(store, 'Une lampe bleue')
    expect(store.goBack()).toBe(true)
    expect(sent).toHaveLength(0)
    expect(kept.draft).not.toBeNull()
    expect(open().store.goBack()).toBe(false)
  })
})

describe('what becomes a version', () => {
  const shown = ({ versions }: ReturnType<typeof open>) =>
    versions.map((version) => [version.reason, texts(version)[0]])

  it('is the text as it was stored when opened, once, and only when it changes', () => {
    const opened = open()
    opened.store.keep()
    opened.store.saveNow()
    expect(opened.versions).toEqual([])
    for (const text of ['Une lampe bleue', 'Une lampe rouge']) {
      type(opened.store, text)
      vi.advanceTimersByTime(2_000)
      land(opened.store, opened.sent.at(-1)!, `v${opened.sent.length + 1}`)
    }
    opened.store.keepOpening()
    expect(opened.sent).toHaveLength(2)
    expect(shown(opened)).toEqual([['opening', 'Une lampe']])
  })

  it('is of a project that was deleted meanwhile none', () => {
    const opened = open()
    type(opened.store, 'Une lampe bleue')
    opened.store.receive(null)
    opened.store.keepOpening()
    expect(opened.versions).toEqual([])
  })

  it('is of a project that was never saved none', () => {
    const opened = open(null)
    type(opened.store, 'Une lampe')
    opened.store.keepOpening()
    expect(opened.versions).toEqual([])
  })

  it('is also what « Annuler » takes away, when something was saved', () => {
    const opened = open()
    type(opened.store, 'Une lampe bleue')
    vi.advanceTimersByTime(2_000)
    type(opened.store, 'Une lampe bleue, à pince')
    opened.store.goBack()
    expect(shown(opened)).toEqual([
      ['opening', 'Une lampe'],
      ['undoing', 'Une lampe bleue, à pince'],
    ])
    const unsaved = open()
    type(unsaved.store, 'Une lampe bleue')
    unsaved.store.goBack()
    expect(unsaved.versions).toEqual([])
  })
})
