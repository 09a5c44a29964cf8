// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { viewOfKey } from '@/app/input/command-key'
import { setHelpKeyOn } from '@/data/device/help-key'
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

test('a device without a session is signed out', () => {
  expect([hasSessionHint(), loaderSeesSession()]).toEqual([false, false])
})

test.each([true, false])('somebody may be signed in, remembered: %s', (isRemembered) => {
  writeSessionHint({ uid: 'lea', email: '', createdAt: null }, isRemembered)
  expect([hasSessionHint(), loaderSeesSession()]).toEqual([true, true])
})

test('a device without storage cannot tell', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect([hasSessionHint(), loaderSeesSession()]).toEqual([true, true])
})

test('a public page opens for a visitor in any case of its address, as in the router', () => {
  history.replaceState(null, '', '/Aide')
  const script = document.createElement('script')
  script.dataset['open'] = '/ /aide'
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script)
  runInThisContext(loader)
  expect(sessionStorage.getItem('coach-boom.asked-address')).toBeNull()
  history.replaceState(null, '', '/')
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

describe('« ? » on the last frame', () => {
  const KEY: KeyboardEventInit = { key: '?', bubbles: true, cancelable: true }
  const FRAME =
    '<div id="frame" data-last><h1>Tâches</h1><p contenteditable></p><input name="text"><input type="date">' +
    '<textarea></textarea><select></select><input type="checkbox"><button data-pressed="">Ajouter</button></div>'

  /** Whether the loader keeps the key for the app. The earlier press on the button stays only if it does not. */
  function isKept(on: string, init: KeyboardEventInit, page = FRAME): boolean {
    document.body.innerHTML = page
    runInThisContext(loader)
    const event = new KeyboardEvent('keydown', { ...KEY, ...init })
    document.querySelector(on)?.dispatchEvent(event)
    const frame = document.querySelector('#frame')
    const button = document.querySelector('#frame button')
    expect(button?.hasAttribute('data-pressed') ?? false).toBe(!event.defaultPrevented)
    expect(frame?.hasAttribute('data-pressed')).toBe(event.defaultPrevented)
    return event.defaultPrevented
  }

  test.each<[string, KeyboardEventInit, boolean]>([
    ['body', {}, true],
    ['h1', {}, true],
    ['button', {}, true],
    ['[type=checkbox]', {}, true],
    ['body', { shiftKey: true }, true],
    ['body', { key: '؟' }, true],
    ['body', { key: '？', shiftKey: true }, true],
    ['body', { key: '/', shiftKey: true }, false],
    ['body', { key: ',' }, false],
    ['body', { key: 'Dead' }, false],
    ['body', { ctrlKey: true }, false],
    ['body', { metaKey: true }, false],
    ['body', { altKey: true }, false],
    ['body', { ctrlKey: true, altKey: true }, false],
    ['[name=text]', {}, false],
    ['[type=date]', {}, false],
    ['textarea', {}, false],
    ['select', {}, false],
    ['[contenteditable]', {}, false],
  ])('pressed on %s with %j is kept as the app reads it: %s', (on, init, is) => {
    expect(isKept(on, init)).toBe(is)
    const { key, code, ctrlKey, metaKey, altKey, shiftKey } = new KeyboardEvent('keydown', {
      ...KEY,
      ...init,
    })
    const isTyping = ['[name=text]', '[type=date]', 'textarea', 'select', '[contenteditable]'].includes(on)
    const pressed = { key, code, ctrlKey, metaKey, altKey, shiftKey }
    expect(viewOfKey(pressed, { isTyping, isMac: false, isHelpKeyOn: true })).toBe(is ? 'help' : null)
  })

  test('is ignored where it is switched off', () => {
    setHelpKeyOn(false)
    expect(isKept('body', {})).toBe(false)
    setHelpKeyOn(true)
    expect(isKept('body', {})).toBe(true)
  })

  test('is left to a page without a last frame', () => {
    expect(isKept('body', {}, FRAME.replace(' data-last', ''))).toBe(false)
  })
})
