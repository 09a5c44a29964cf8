// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NoteDraft } from './note-drafts'

const KEY = 'coach-boom.research-note.lea.lamp'

let notes: Awaited<ReturnType<typeof reload>>

/** A new page, or another tab, on the same device. */
function reload() {
  vi.resetModules()
  return import('./note-drafts')
}

function draft(to: string, tableId = 'loose'): NoteDraft {
  return { tableId, changes: { note: { from: [''], to } } }
}

beforeEach(async () => {
  localStorage.clear()
  notes = await reload()
})
afterEach(() => {
  vi.restoreAllMocks()
})

test('what was typed is there after a reload, for the same person alone', async () => {
  notes.keepNoteDraft('lea', 'lamp', draft('Pliable'))
  const afterReload = await reload()
  expect([...afterReload.readNoteDrafts('lea')]).toEqual([['lamp', draft('Pliable')]])
  expect(afterReload.readNoteDrafts('zoe').size).toBe(0)
})

test('signing out would lose what is only here, not what is on its way or forgotten', async () => {
  const unsaved = (page = notes) => page.keptNotes.losses[0].count('lea')
  notes.keepNoteDraft('lea', 'lamp', draft('Pliable'))
  expect(unsaved()).toBe(1)
  notes.keepNoteDraft('lea', 'lamp', draft('Pliable'), true)
  expect(unsaved()).toBe(0)
  expect(unsaved(await reload()), 'nobody hears the answer after a reload').toBe(1)
  notes.keepNoteDraft('lea', 'lamp', null)
  expect(unsaved()).toBe(0)
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('another tab shows in the same map, and an unchanged map keeps its identity', () => {
  const before = notes.readNoteDrafts('lea')
  expect(notes.readNoteDrafts('lea')).toBe(before)
  const heard = vi.fn()
  notes.subscribeNoteDrafts(heard)
  localStorage.setItem(KEY, JSON.stringify(draft('Ailleurs')))
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(heard).toHaveBeenCalledOnce()
  expect(notes.readNoteDrafts('lea').get('lamp')).toEqual(draft('Ailleurs'))
})

test('where the device keeps nothing, it lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  notes.keepNoteDraft('lea', 'lamp', draft('Pliable'))
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(notes.readNoteDrafts('lea').get('lamp')).toEqual(draft('Pliable'))
})

test('a table that is deleted takes its notes with it', () => {
  notes.keepNoteDraft('lea', 'lamp', draft('Pliable', 'section'))
  notes.keepNoteDraft('lea', 'cup', draft('Inox'))
  notes.dropNoteDrafts('lea', (_, { tableId }) => tableId === 'section')
  expect([...notes.readNoteDrafts('lea').keys()]).toEqual(['cup'])
})

test.each(['', 'note', '[]', '{"changes":{}}', '{"changes":{"note":3}}'])(
  'what cannot be read is left out: %s',
  (text) => {
    localStorage.setItem(KEY, text)
    expect(notes.readNoteDrafts('lea').size).toBe(0)
  },
)
