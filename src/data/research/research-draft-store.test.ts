// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { parseVerdicts } from '@/domain/research/candidate'
import { NO_DRAFTS, type DraftSection, type ResearchDrafts } from '@/domain/research/research-draft'

const KEY = 'coach-boom.research.drafts.lea'
const lamp = { id: 'lamp', link: 'https://ex.fr/lampe', verdicts: parseVerdicts({ wowEffect: true }) }

let store: Awaited<ReturnType<typeof reload>>

/** A new page, or another tab, on the same device. */
function reload() {
  vi.resetModules()
  return import('./research-draft-store')
}

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  store = await reload()
})

function section(id: string): DraftSection {
  return { id, name: `Section ${id}`, products: [], state: 'open' }
}

function add(...ids: readonly string[]) {
  return (drafts: ResearchDrafts) => ({ ...drafts, sections: [...drafts.sections, ...ids.map(section)] })
}

function idsIn(page: typeof store, uid = 'lea'): string[] {
  return page.storedDrafts(uid).sections.map(({ id }) => id)
}

test('what is edited is there after a reload, for the same person alone', async () => {
  const candidates = { loose: lamp }
  expect(store.editStoredDrafts('lea', (drafts) => ({ ...add('a')(drafts), candidates }))).toBe(true)
  const afterReload = await reload()
  expect(afterReload.storedDrafts('lea')).toEqual({ ...NO_DRAFTS, sections: [section('a')], candidates })
  expect(afterReload.storedDrafts('zoe')).toEqual(NO_DRAFTS)
})

test('it is the same object until it changes, and who listens hears of each change once', () => {
  const heard = vi.fn()
  const stop = store.subscribeResearchDrafts(heard)
  store.editStoredDrafts('lea', add('a'))
  const drafts = store.storedDrafts('lea')
  store.editStoredDrafts('lea', (same) => same)
  expect(store.storedDrafts('lea')).toBe(drafts)
  store.editStoredDrafts('lea', add('b'))
  expect(store.storedDrafts('lea').sections[0]).toBe(drafts.sections[0])
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  store.editStoredDrafts('lea', add('c'))
  expect(heard).toHaveBeenCalledTimes(2)
})

test('nothing is left on the device once nothing is kept', () => {
  store.editStoredDrafts('lea', add('a'))
  store.editStoredDrafts('lea', () => NO_DRAFTS)
  expect(localStorage.length).toBe(0)
})

test('a deleted table takes along what was kept for it', () => {
  store.editStoredDrafts('lea', () => ({
    sections: [section('a'), section('b')],
    candidates: { a: lamp, loose: { ...lamp, id: 'other' } },
    sentCandidates: [
      { ...lamp, id: 'x', tableId: 'a', state: 'refused' },
      { ...lamp, id: 'y', tableId: 'b', state: 'sent' },
    ],
  }))
  store.dropTable('lea', 'a')
  const { candidates, sentCandidates } = store.storedDrafts('lea')
  expect(idsIn(store)).toEqual(['b'])
  expect(Object.keys(candidates)).toEqual(['loose'])
  expect(sentCandidates.map(({ id }) => id)).toEqual(['y'])
})

test('two tabs add to the same drafts, also before either heard of the other', async () => {
  const other = await reload()
  store.editStoredDrafts('lea', add('a'))
  other.editStoredDrafts('lea', add('b'))
  expect(idsIn(other)).toEqual(['a', 'b'])

  const heard = vi.fn()
  store.subscribeResearchDrafts(heard)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(idsIn(store)).toEqual(['a', 'b'])
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  window.dispatchEvent(new StorageEvent('storage', { key: `${KEY}-of-another` }))
  expect(heard).toHaveBeenCalledTimes(1)
})

test.each([['{"sections": ['], ['null'], ['"text"'], ['[]'], ['{"sections":{"length":9}}']])(
  'a damaged store is empty, and can be written again: %s',
  (stored) => {
    localStorage.setItem(KEY, stored)
    expect(idsIn(store)).toEqual([])
    expect(store.editStoredDrafts('lea', add('a'))).toBe(true)
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ sections: [{ id: 'a' }] })
  },
)

test('with the storage off, drafts last as long as the page', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(store.editStoredDrafts('lea', add('a'))).toBe(false)
  expect(store.editStoredDrafts('lea', add('b'))).toBe(false)
  expect(idsIn(store)).toEqual(['a', 'b'])
})

test('with the storage full, nothing of this page gives way to what was stored before', () => {
  store.editStoredDrafts('lea', add('a'))
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(store.editStoredDrafts('lea', add('b'))).toBe(false)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(store.editStoredDrafts('lea', add('c'))).toBe(false)
  expect(idsIn(store)).toEqual(['a', 'b', 'c'])

  full.mockRestore()
  expect(store.editStoredDrafts('lea', add('d'))).toBe(true)
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toMatchObject({ sections: { length: 4 } })
})

test('for want of room, what another tab has seen saved is no more refused, and is not written to the device again', async () => {
  const sent = { ...lamp, tableId: 'loose', state: 'sent' } as const
  store.editStoredDrafts('lea', () => ({ ...NO_DRAFTS, sentCandidates: [sent] }))
  const other = await reload()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
    this[key] = text
  })
  store.editStoredDrafts('lea', (drafts) => ({
    ...add('a')(drafts),
    sentCandidates: [{ ...sent, state: 'refused' }],
  }))
  full.mockRestore()
  other.editStoredDrafts('lea', () => NO_DRAFTS)
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(store.storedDrafts('lea')).toEqual({ ...NO_DRAFTS, sections: [section('a')] })
  expect(localStorage.length).toBe(0)
  const afterReload = await reload()
  expect(afterReload.storedDrafts('lea')).toEqual({ ...NO_DRAFTS, sections: [section('a')] })
})

test('writes over nothing of another tab when a tab that had no room has some again', async () => {
  const other = await reload()
  store.editStoredDrafts('lea', add('a'))
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  store.editStoredDrafts('lea', add('b'))
  full.mockRestore()
  other.editStoredDrafts('lea', (drafts) => ({ ...add('c')(drafts), candidates: { loose: lamp } }))

  store.editStoredDrafts('lea', add('d'))
  expect(idsIn(store)).toEqual(['a', 'b', 'c', 'd'])
  expect(store.storedDrafts('lea').candidates).toEqual({ loose: lamp })
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(idsIn(other)).toEqual(['a', 'b', 'c', 'd'])
})

test('for want of room, the older copy of the device does not come back to the next page of the tab', async () => {
  store.editStoredDrafts('lea', () => ({ ...NO_DRAFTS, candidates: { loose: lamp } }))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
    this[key] = text
  })
  const next = { ...lamp, id: 'next', link: 'https://ex.fr/suivante' }
  store.editStoredDrafts('lea', () => ({ ...NO_DRAFTS, candidates: { loose: next } }))
  const afterReload = await reload()
  expect(afterReload.storedDrafts('lea')).toEqual({ ...NO_DRAFTS, candidates: { loose: next } })
  // What another tab writes there since counts all the same.
  localStorage[KEY] = JSON.stringify({ ...add('a')(NO_DRAFTS), candidates: { loose: lamp } })
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
  expect(afterReload.storedDrafts('lea')).toEqual({ ...add('a')(NO_DRAFTS), candidates: { loose: next } })
  const atLast = await reload()
  expect(atLast.storedDrafts('lea')).toEqual({ ...add('a')(NO_DRAFTS), candidates: { loose: next } })
  vi.restoreAllMocks()
  atLast.editStoredDrafts('lea', (drafts) => ({ ...drafts, sections: [] }))
  expect([sessionStorage.length, JSON.parse(localStorage[KEY] as string)]).toEqual([
    0,
    { ...NO_DRAFTS, candidates: { loose: next } },
  ])
})

test.each([1, 2, 3])(
  'for want of room, nothing of another tab is passed over when the page ends at write %i',
  async (last) => {
    // Pages of the tests before are still there, and hear of hers.
    const key = 'coach-boom.research.drafts.ida'
    store.editStoredDrafts('ida', add('a'))
    const writes = vi.spyOn(Storage.prototype, 'setItem')
    let left = Infinity
    writes.mockImplementation(function (this: Storage, name, text) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
      if ((left -= 1) >= 0) this[name] = text
    })
    store.editStoredDrafts('ida', add('b'))
    localStorage[key] = JSON.stringify(add('a', 'c')(NO_DRAFTS))
    left = last
    window.dispatchEvent(new StorageEvent('storage', { key }))
    left = Infinity
    expect(idsIn(await reload(), 'ida').sort()).toEqual(['a', 'b', 'c'])
  },
)
