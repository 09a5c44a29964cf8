// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  clearStored,
  isStorageUsable,
  keyOf,
  onUnkept,
  readStored,
  storedKeys,
  writeStored,
} from './device-storage'
import { hasSessionHint, isSessionRemembered, writeSessionHint } from './session-hint'
import { forgetSignUpName, readSignUpName, rememberSignUpName } from './sign-up-name'

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

test('what is stored is found again, until everything of ours is forgotten', () => {
  localStorage.setItem('of-another', 'stays')
  expect(writeStored('draft', 'Bonjour')).toBe(true)
  expect(writeStored('panel', 'open', 'session')).toBe(true)
  expect(readStored('draft')).toBe('Bonjour')
  clearStored()
  expect(readStored('draft')).toBeNull()
  expect(readStored('panel', 'session')).toBeNull()
  expect(localStorage.getItem('of-another')).toBe('stays')
})

test('where storage is switched off a text lasts as long as the page, and nothing throws', () => {
  switchStorageOff()
  expect(writeStored('draft', 'Bonjour')).toBe(false)
  expect(readStored('draft')).toBe('Bonjour')
  expect(storedKeys('dr')).toEqual(['draft'])
  expect(isStorageUsable('device')).toBe(false)
  expect(writeStored('draft', null)).toBe(false)
  expect(readStored('draft')).toBeNull()
  writeStored('draft', 'Encore')
  clearStored()
  expect(readStored('draft')).toBeNull()
})

test('on a full device the newest text counts, and is kept once there is room', () => {
  writeStored('draft', 'Bon')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(writeStored('draft', 'Bonjour')).toBe(false)
  expect([readStored('draft'), storedKeys('draft')]).toEqual(['Bonjour', ['draft']])
  setItem.mockRestore()
  expect(writeStored('draft', 'Bonjour, Léa')).toBe(true)
  expect(localStorage.getItem('coach-boom.draft')).toBe('Bonjour, Léa')
  expect(readStored('draft')).toBe('Bonjour, Léa')
})

test('a text that is not kept is told of, also to who asks later; a probe is no text', () => {
  switchStorageOff()
  const early = vi.fn()
  onUnkept(early)
  isStorageUsable('device')
  expect(early).not.toHaveBeenCalled()
  writeStored('draft', 'Bonjour')
  expect(early).toHaveBeenCalledOnce()
  const late = vi.fn()
  onUnkept(late)
  expect(late).toHaveBeenCalledOnce()
})

test('the hint tells a session that is remembered from one that ends with the browser', () => {
  expect(hasSessionHint()).toBe(false)
  writeSessionHint(true)
  expect([hasSessionHint(), isSessionRemembered()]).toEqual([true, true])
  writeSessionHint(false)
  expect([hasSessionHint(), isSessionRemembered()]).toEqual([true, false])
  expect(localStorage.length).toBe(0)
})

test('what a session that ends with the browser keeps ends with it too', () => {
  writeSessionHint(false)
  writeStored('draft.a', 'Bonjour')
  expect([readStored('draft.a'), storedKeys('draft.')]).toEqual(['Bonjour', ['draft.a']])
  expect(localStorage.length).toBe(0)
  writeSessionHint(true)
  expect(readStored('draft.a')).toBeNull()
  writeStored('draft.a', 'Encore')
  sessionStorage.clear()
  expect([readStored('draft.a'), hasSessionHint()]).toEqual(['Encore', true])
})

test('where no hint can be kept, Auth has to be asked', () => {
  switchStorageOff()
  expect(hasSessionHint()).toBe(true)
})

test('the name typed at the sign-up is given back for the same address only', () => {
  rememberSignUpName('Zoe@Exemple.fr', 'Zoé Bernard')
  expect(readSignUpName('zoe@exemple.fr')).toBe('Zoé Bernard')
  expect(readSignUpName('noe@exemple.fr')).toBeNull()
  writeStored('sign-up-name', '{"not":"a pair"}')
  expect(readSignUpName('zoe@exemple.fr')).toBeNull()
  writeStored('sign-up-name', 'not json')
  expect(readSignUpName('zoe@exemple.fr')).toBeNull()
  forgetSignUpName()
  expect(localStorage.length).toBe(0)
})

test('the keys of one kind are found, and the key that another tab changed', () => {
  writeStored('draft.a', '1')
  writeStored('drawing', '1')
  localStorage.setItem('draft.b', '1')
  expect(storedKeys('draft.')).toEqual(['draft.a'])
  expect(keyOf(new StorageEvent('storage', { key: 'coach-boom.draft.a' }))).toBe('draft.a')
  expect(keyOf(new StorageEvent('storage', { key: 'draft.b' }))).toBeNull()
  expect(keyOf(new StorageEvent('storage', { key: null }))).toBeNull()
  switchStorageOff()
  expect(storedKeys('draft.')).toEqual([])
})

test('once sealed, nothing more is written, and what is there can still go', async () => {
  vi.resetModules()
  const leaving = await import('./device-storage')
  leaving.writeStored('draft', 'Bonjour')
  leaving.sealStorage()
  expect(leaving.writeStored('draft', 'Encore')).toBe(false)
  expect(leaving.readStored('draft')).toBe('Bonjour')
  expect(leaving.writeStored('draft', null)).toBe(true)
  expect(leaving.readStored('draft')).toBeNull()
})
