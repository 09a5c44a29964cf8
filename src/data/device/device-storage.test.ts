import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearStored,
  isStorageUsable,
  keyOf,
  onUnstored,
  readStored,
  storedKeys,
  writeStored,
} from './device-storage'
import {
  clearSession,
  hasSessionHint,
  isSessionRemembered,
  readKnownUser,
  followSession,
  writeSessionHint,
} from './session-hint'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
  clearStored()
})

function switchStorageOff() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    vi.spyOn(window, name, 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
  }
}

test('a stored text is read back until clearStored, which keeps the keys of other programs', () => {
  localStorage.setItem('of-another', 'stays')
  expect(writeStored('todos.draft', 'Bonjour')).toBe(true)
  expect(writeStored('coach.panel', 'open', 'session')).toBe(true)
  expect(readStored('todos.draft')).toBe('Bonjour')
  clearStored()
  expect(readStored('todos.draft')).toBeNull()
  expect(readStored('coach.panel', 'session')).toBeNull()
  expect(localStorage.getItem('of-another')).toBe('stays')
})

test('where storage is switched off a text lasts as long as the page, without an error', () => {
  switchStorageOff()
  expect(writeStored('todos.draft', 'Bonjour')).toBe(false)
  expect(readStored('todos.draft')).toBe('Bonjour')
  expect(storedKeys('todos.draft')).toEqual(['todos.draft'])
  expect(isStorageUsable('device')).toBe(false)
  expect(writeStored('todos.draft', null)).toBe(false)
  expect(readStored('todos.draft')).toBeNull()
  writeStored('todos.draft', 'Encore')
  clearStored()
  expect(readStored('todos.draft')).toBeNull()
})

test('on a full device the newest text counts, and is kept once there is room', () => {
  writeStored('todos.draft', 'Bon')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeStored('todos.draft', 'Bonjour')).toBe(false)
  expect([readStored('todos.draft'), storedKeys('todos.draft')]).toEqual(['Bonjour', ['todos.draft']])
  setItem.mockRestore()
  expect(writeStored('todos.draft', 'Bonjour, Léa')).toBe(true)
  expect(localStorage.getItem('coach-boom.todos.draft')).toBe('Bonjour, Léa')
  expect(readStored('todos.draft')).toBe('Bonjour, Léa')
})

test('a text that does not fit into localStorage is kept in sessionStorage until there is room', async () => {
  writeStored('todos.draft', 'Bon')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    text,
  ) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
    this[key] = text
  })
  expect(writeStored('todos.draft', 'Bonjour')).toBe(false)
  vi.resetModules()
  const reloaded = await import('./device-storage')
  expect(reloaded.readStored('todos.draft'), 'after a reload').toBe('Bonjour')
  expect(reloaded.storedKeys('todos.draft')).toEqual(['todos.draft'])
  setItem.mockRestore()
  expect(reloaded.writeStored('todos.draft', 'Bonjour, Léa')).toBe(true)
  expect(sessionStorage.length).toBe(0)
  expect(reloaded.readStored('todos.draft')).toBe('Bonjour, Léa')
})

test('when both storages are full, the text in memory is read before the older one in sessionStorage', () => {
  let full: readonly Storage[] = [localStorage]
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (full.includes(this)) throw new DOMException('full', 'QuotaExceededError')
    this[key] = text
  })
  writeStored('todos.draft', 'Bon')
  full = [localStorage, sessionStorage]
  expect(writeStored('todos.draft', 'Bonjour')).toBe(false)
  expect(readStored('todos.draft')).toBe('Bonjour')
  full = [localStorage]
  writeStored('todos.draft', 'Bonjour, Léa')
  expect(readStored('todos.draft')).toBe('Bonjour, Léa')
})

test('a text that is not kept is told of, also to who asks later; a probe is no text', () => {
  switchStorageOff()
  const early = vi.fn()
  onUnstored(early)
  isStorageUsable('device')
  expect(early).not.toHaveBeenCalled()
  writeStored('todos.draft', 'Bonjour')
  expect(early).toHaveBeenCalledOnce()
  const late = vi.fn()
  onUnstored(late)
  expect(late).toHaveBeenCalledOnce()
})

const LEA = { uid: 'lea', email: 'lea@exemple.fr', createdAt: new Date('2026-11-01T12:00:00Z') }

test('the hint tells a session that is remembered from one that ends with the browser', () => {
  expect(hasSessionHint()).toBe(false)
  writeSessionHint(LEA, true)
  expect([hasSessionHint(), isSessionRemembered()]).toEqual([true, true])
  clearSession()
  writeSessionHint(LEA, false)
  expect([hasSessionHint(), isSessionRemembered()]).toEqual([true, false])
  expect(localStorage.length).toBe(0)
})

test('a session that ends with its tab neither names nor clears texts of the remembered person', () => {
  writeSessionHint({ ...LEA, uid: 'noe' }, false)
  // In the tab beside it.
  localStorage.setItem('coach-boom.signed-in', 'lea')
  writeStored('todos.draft.noe', 'Bonjour')
  localStorage.setItem('coach-boom.todos.draft.lea', 'À finir')
  writeSessionHint({ ...LEA, uid: 'noe' })
  expect(readStored('signed-in', 'device')).toBe('lea')
  clearSession()
  expect(readStored('signed-in', 'device')).toBe('lea')
  expect(sessionStorage.length).toBe(0)
  expect(readStored('todos.draft.lea')).toBe('À finir')
})

test.each(['plan.device', 'sale.device'] as const)(
  'a visitor’s « %s » goes with a login that is not to be remembered, and is listed there',
  (key) => {
    writeStored(key, '{"a":1}')
    writeSessionHint(LEA, false)
    expect(storedKeys(key)).toEqual([])
    followSession()
    expect([readStored(key), storedKeys(key)]).toEqual(['{"a":1}', [key]])
    expect(localStorage.length).toBe(0)
    followSession()
    expect(readStored(key)).toBe('{"a":1}')
  },
)

test('a visitor’s work stays on the device of a login that is remembered', () => {
  writeStored('sale.device', '{}')
  writeSessionHint(LEA, true)
  followSession()
  expect([readStored('sale.device', 'device'), readStored('sale.device', 'session')]).toEqual(['{}', null])
})

test('the next page knows the user who is remembered', () => {
  writeSessionHint(LEA)
  expect(readKnownUser()).toEqual(LEA)
})

test('a session that ends with the browser keeps its drafts in sessionStorage only', () => {
  writeSessionHint(LEA, false)
  writeStored('todos.draft.a', 'Bonjour')
  expect([readStored('todos.draft.a'), storedKeys('todos.draft.')]).toEqual(['Bonjour', ['todos.draft.a']])
  expect(localStorage.length).toBe(0)
  writeSessionHint(LEA, true)
  writeStored('todos.draft.a', 'Encore')
  sessionStorage.clear()
  expect([readStored('todos.draft.a'), hasSessionHint()]).toEqual(['Encore', true])
})

test('where no hint can be kept, Auth has to be asked', () => {
  switchStorageOff()
  expect(hasSessionHint()).toBe(true)
})

test('the keys of one kind are found, and the key that another tab changed', () => {
  writeStored('todos.draft.a', '1')
  writeStored('todos.edit', '1')
  localStorage.setItem('todos.draft.b', '1')
  expect(storedKeys('todos.draft.')).toEqual(['todos.draft.a'])
  expect(keyOf(new StorageEvent('storage', { key: 'coach-boom.todos.draft.a' }))).toBe('todos.draft.a')
  expect(keyOf(new StorageEvent('storage', { key: 'todos.draft.b' }))).toBeNull()
  expect(keyOf(new StorageEvent('storage', { key: null }))).toBeNull()
  switchStorageOff()
  expect(storedKeys('todos.draft.')).toEqual([])
})

test('sealed storage refuses new texts and still deletes stored ones', async () => {
  vi.resetModules()
  const leaving = await import('./device-storage')
  leaving.writeStored('todos.draft', 'Bonjour')
  leaving.sealStorage()
  expect(leaving.writeStored('todos.draft', 'Encore')).toBe(false)
  expect(leaving.readStored('todos.draft')).toBe('Bonjour')
  expect(leaving.writeStored('todos.draft', null)).toBe(true)
  expect(leaving.readStored('todos.draft')).toBeNull()
})
