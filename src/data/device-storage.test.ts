// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearStored, isStorageUsable, readStored, writeStored } from './device-storage'
import { hasSessionHint, isSessionRemembered, writeSessionHint } from './session-hint'
import { forgetSignUpName, readSignUpName, rememberSignUpName } from './sign-up-name'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  vi.restoreAllMocks()
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

test('storage switched off finds nothing, keeps nothing and throws nothing', () => {
  switchStorageOff()
  expect(writeStored('draft', 'Bonjour')).toBe(false)
  expect(readStored('draft')).toBeNull()
  expect(isStorageUsable('device')).toBe(false)
  clearStored()
})

test('the hint tells a session that is remembered from one that ends with the browser', () => {
  expect(hasSessionHint()).toBe(false)
  writeSessionHint(true)
  expect([hasSessionHint(), isSessionRemembered()]).toEqual([true, true])
  writeSessionHint(false)
  expect([hasSessionHint(), isSessionRemembered()]).toEqual([true, false])
  expect(localStorage.length).toBe(0)
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
