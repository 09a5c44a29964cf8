import { expect, it, test } from 'vitest'
import { redact } from './redaction'

const SECRET = 'sk-proj-aab-5e1f'

function shown(...pieces: string[]): string {
  const redaction = redact(SECRET)
  return pieces.map((piece) => redaction.feed(piece)).join('') + redaction.end()
}

test.each([
  ['nothing to hide', 'Bonjour, ', 'Léa 🚀'],
  ['what looks like the beginning', 'sk', '-', 'proj', 'et'],
  ['a beginning at the end', 'le mot task'],
  ['a beginning that begins again', 'sk-sk-pro', 'jet'],
])('leaves %s', (_, ...pieces) => {
  expect(shown(...pieces)).toBe(pieces.join(''))
})

it('masks the secret, whole or cut anywhere', () => {
  const text = `a ${SECRET}${SECRET} b sk-proj-${SECRET} c`
  const masked = 'a […][…] b sk-proj-[…] c'
  expect(shown(text)).toBe(masked)
  expect(shown(...Array.from(text))).toBe(masked)
  for (let first = 0; first <= text.length; first += 1) {
    for (let second = first; second <= text.length; second += 1) {
      const pieces = [text.slice(0, first), text.slice(first, second), text.slice(second)]
      expect(shown(...pieces)).toBe(masked)
    }
  }
})

it('masks most of it too, where the answer ends', () => {
  expect(shown(`a ${SECRET.slice(0, -1)}`)).toBe('a […]')
  expect(shown('a ', ...Array.from(SECRET.slice(0, 9)))).toBe('a […]')
  expect(shown('a ', ...Array.from(SECRET.slice(0, 8)))).toBe('a sk-proj-')
})

it('holds no text back but what may be the secret', () => {
  const redaction = redact(SECRET)
  expect(redaction.feed('Bonjour s')).toBe('Bonjour ')
  expect(redaction.feed('k')).toBe('')
  expect(redaction.feed('i')).toBe('ski')
})
