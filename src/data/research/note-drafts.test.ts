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
  notes.noteKeeper('lea', 'lamp').keep(draft('Pliable'))
  const afterReload = await reload()
  expect([...afterReload.readNoteDrafts('lea')]).toEqual([['lamp', draft('Pliable')]])
  expect(afterReload.readNoteDrafts('zoe').size).toBe(0)
})

test('signing out would lose what is only here, not what is on its way or forgotten', async () => {
  const unsaved = (page = notes) => page.keptNotes.losses[0].count('lea')
  const { keep } = notes.noteKeeper('lea', 'lamp')
  keep(draft('Pliable'))
  expect(unsaved()).toBe(1)
  keep(draft('Pliable'), true)
  expect(unsaved()).toBe(0)
  expect(unsaved(await reload()), 'nobody hears the answer after a reload').toBe(1)
  keep(null)
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

test('an answer takes away nothing that another sheet, or another tab, has typed there since', async () => {
  const closed = notes.noteKeeper('lea', 'lamp')
  closed.keep(draft('Avant'), true)
  const other = await reload()
  other.noteKeeper('lea', 'lamp').keep(draft('Après'))
  closed.keep(null)
  expect(notes.readNoteDrafts('lea').get('lamp')).toEqual(draft('Après'))
  // Refused, it does not come back over what was typed on it either.
  const [first, second] = [notes.noteKeeper('lea', 'cup'), notes.noteKeeper('lea', 'cup')]
  first.keep(draft('Avant'), true)
  second.keep(draft('Après'), true)
  first.keep(draft('Avant'))
  expect(notes.readNoteDrafts('lea').get('cup')).toEqual(draft('Après'))
  expect(notes.isNoteHandedOver('cup')).toBe(true)
})

test('what was typed over elsewhere is not the latest, also once it is forgotten there', async () => {
  const here = notes.noteKeeper('lea', 'lamp')
  here.keep(draft('Avant'), true)
  expect([here.isLatest('note'), here.isLatest('costCents')]).toEqual([true, true])
  const there = (await reload()).noteKeeper('lea', 'lamp')
  there.keep(draft('Après'))
  expect([here.isLatest('note'), there.isLatest('note')]).toEqual([false, true])
  there.keep(null)
  expect(here.isLatest('note')).toBe(false)
})

test('two tabs keep each what they type, in one field or another', async () => {
  const cost = { tableId: 'loose', changes: { costCents: { from: [''], to: '8' } } }
  const { keep } = notes.noteKeeper('lea', 'lamp')
  const { keep: keepThere } = (await reload()).noteKeeper('lea', 'lamp')
  keep(draft('Pliable'))
  keepThere(cost)
  expect(notes.keptNotes.values('lea').get('lamp')?.changes).toEqual({
    ...draft('Pliable').changes,
    ...cost.changes,
  })
  keep(null)
  expect(notes.readNoteDrafts('lea').get('lamp')).toEqual(cost)
  keepThere(null)
  expect(localStorage.getItem(KEY)).toBeNull()
})

test('where the device keeps nothing, it lasts as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  notes.noteKeeper('lea', 'lamp').keep(draft('Pliable'))
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(notes.readNoteDrafts('lea').get('lamp')).toEqual(draft('Pliable'))
})

test('a table that is deleted takes its notes with it', () => {
  notes.noteKeeper('lea', 'lamp').keep(draft('Pliable', 'section'))
  notes.noteKeeper('lea', 'cup').keep(draft('Inox'))
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
