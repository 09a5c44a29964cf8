import { beforeEach, expect, test, vi } from 'vitest'

const KEY = 'todos.draft.lea'
const STORED = `coach-boom.${KEY}`

/** A page of this tab: it knows of the one before only what was stored. */
async function openPage() {
  vi.resetModules()
  return import('./typed-text')
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a typed text is there after a reload and in the next tab, until it is settled', async () => {
  const before = await openPage()
  before.writeTyped(KEY, 'Appeler')
  const page = await openPage()
  expect(page.readTyped(KEY)).toBe('Appeler')
  sessionStorage.clear()
  const next = await openPage()
  expect(next.readTyped(KEY)).toBe('Appeler')
  next.writeTyped(KEY, null)
  expect((await openPage()).readTyped(KEY)).toBeNull()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('a text that another tab types neither shows here, nor goes with ours', async () => {
  const page = await openPage()
  page.writeTyped(KEY, 'Appeler')
  localStorage.setItem(STORED, 'De la seconde')
  expect(page.readTyped(KEY)).toBe('Appeler')
  const reloaded = await openPage()
  expect(reloaded.readTyped(KEY)).toBe('Appeler')
  reloaded.writeTyped(KEY, null)
  reloaded.writeTyped(KEY, null)
  expect(localStorage.getItem(STORED)).toBe('De la seconde')
  expect(reloaded.readTyped(KEY)).toBeNull()
})

test('a page without typing keeps the text it found, and does not settle a newer text of another tab', async () => {
  localStorage.setItem(STORED, 'Trouvée')
  const page = await openPage()
  expect(page.readTyped(KEY)).toBe('Trouvée')
  localStorage.setItem(STORED, 'De la seconde')
  expect(page.readTyped(KEY)).toBe('Trouvée')
  page.writeTyped(KEY, null)
  expect(localStorage.getItem(STORED)).toBe('De la seconde')
})

test('a person who is not remembered leaves no typed text on the device', async () => {
  sessionStorage.setItem('coach-boom.signed-in', '1')
  const page = await openPage()
  page.writeTyped(KEY, 'Appeler')
  expect(localStorage.length).toBe(0)
  expect((await openPage()).readTyped(KEY)).toBe('Appeler')
  page.writeTyped(KEY, null)
  expect((await openPage()).readTyped(KEY)).toBeNull()
})

test('on a device without room the tab keeps it', async () => {
  const page = await openPage()
  page.writeTyped(KEY, 'App')
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    text,
  ) {
    if (this === localStorage) throw new DOMException('full', 'QuotaExceededError')
    this[key] = text
  })
  page.writeTyped(KEY, 'Appeler')
  expect((await openPage()).readTyped(KEY)).toBe('Appeler')
  page.writeTyped(KEY, null)
  setItem.mockRestore()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})
