import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openToasts } from '@/ui/toast'
import { readPastes } from './pastes'

const said = vi.fn<(text: string) => void>()

beforeAll(() => {
  readPastes()
  openToasts(({ text }) => {
    said(text)
    return () => undefined
  })
  // jsdom has no execCommand: the range is set instead.
  Reflect.set(document, 'execCommand', () => false)
})

afterAll(() => document.body.replaceChildren())

beforeEach(() => {
  document.body.innerHTML =
    '<input type="text" value="avant"><textarea>avant</textarea><input type="password" value="avant">'
  said.mockClear()
})

function paste(name: string, text: string, more: { files?: number; types?: string[] } = {}) {
  const field = document.querySelector<HTMLInputElement>(name)!
  field.setSelectionRange(5, 5)
  const event = new Event('paste', { bubbles: true, cancelable: true })
  Object.assign(event, {
    clipboardData: {
      getData: () => text,
      files: { length: more.files ?? 0 },
      types: more.types ?? ['text/plain'],
    },
  })
  field.dispatchEvent(event)
  return { value: field.value, isOurs: event.defaultPrevented }
}

test.each([
  ['input', 'un', null],
  ['input', ' un ', null],
  ['input', 'un\r\ndeux', 'avantun deux'],
  ['input', 'un\tdeux', 'avantun deux'],
  ['input', 'un\u2028deux', 'avantun deux'],
  ['input', '\u200eun\ufeff', 'avantun'],
  ['textarea', 'un\r\ndeux', null],
  ['textarea', 'un\u2028deux\u0085trois', 'avantun\ndeux\ntrois'],
  ['textarea', '\u202eun', 'avantun'],
  ['textarea', 'a\u0000b', 'avanta b'],
  ['[type=password]', '\u200eun', null],
])('into %s comes %j', (name, text, value) => {
  expect(paste(name, text)).toEqual({ value: value ?? 'avant', isOurs: value !== null })
  expect(said).not.toHaveBeenCalled()
})

test.each([
  ['a picture', '', { files: 1, types: ['Files'] }, 'image'],
  ['several pictures', '', { files: 30, types: ['Files'] }, 'image'],
  ['no text at all', '', { types: ['application/x-shape'] }, 'pas de texte'],
  ['3.7 MB', 'mot '.repeat(925_000), {}, 'trop long'],
])('%s is said, and nothing is lost', (_, text, more, words) => {
  for (const name of ['input', 'textarea']) {
    expect(paste(name, text, more)).toEqual({ value: 'avant', isOurs: true })
  }
  expect(said).toHaveBeenCalledWith(expect.stringContaining(words))
})

test('a picture that comes with its text is that text', () => {
  expect(paste('input', 'lampe', { files: 1, types: ['text/plain', 'Files'] }).isOurs).toBe(false)
})
