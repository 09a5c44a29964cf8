// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, expect, test, vi } from 'vitest'
import { hasSessionHint, writeSessionHint } from '@/data/device/session-hint'

const loader = readFileSync(join(import.meta.dirname, 'loader.js'), 'utf8')

/** The loader's result before the first paint, without an entry to load. */
function loaderSeesSession(): boolean {
  document.documentElement.removeAttribute('data-session')
  runInThisContext(loader)
  return document.documentElement.hasAttribute('data-session')
}

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('nobody was signed in here', () => {
  expect([hasSessionHint(), loaderSeesSession()]).toEqual([false, false])
})

test.each([true, false])('somebody may be signed in, remembered: %s', (isRemembered) => {
  writeSessionHint({ uid: 'lea', email: '', createdAt: null }, isRemembered)
  expect([hasSessionHint(), loaderSeesSession()]).toEqual([true, true])
})

test('a device that keeps nothing cannot tell', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect([hasSessionHint(), loaderSeesSession()]).toEqual([true, true])
})

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['blue', undefined],
  [null, undefined],
])('sets the chosen theme before anything is drawn: %s', (stored, shown) => {
  delete document.documentElement.dataset['theme']
  if (stored) localStorage.setItem('coach-boom.theme', stored)
  runInThisContext(loader)
  expect(document.documentElement.dataset['theme']).toBe(shown)
})
