import { expect, test } from 'vitest'
import { checkContact } from './contact'

const message = 'Bonjour,\n\tune question.'

test('a valid contact message is trimmed, and its line ends become line feeds', () => {
  expect(checkContact({ subject: ' Mon reçu ', message: ' un\r\ndeux\rtrois ' })).toEqual({
    subject: 'Mon reçu',
    message: 'un\ndeux\ntrois',
  })
  expect(checkContact({ subject: 'é'.repeat(120), message: '👍'.repeat(2000) })).not.toHaveProperty('kind')
})

test.each([
  [{ subject: ' ', message }, 'subject', 'required'],
  [{ subject: 'a', message: '\n' }, 'message', 'required'],
  [{ subject: 'a'.repeat(121), message }, 'subject', 'too-long'],
  [{ subject: 'a', message: 'a'.repeat(4001) }, 'message', 'too-long'],
  [{ subject: 'a\r\nBcc: b@c.fr', message }, 'subject', 'unprintable'],
  [{ subject: 'a\nb', message }, 'subject', 'unprintable'],
  [{ subject: 'a\u0085b', message }, 'subject', 'unprintable'],
  [{ subject: 'a\u2028b', message }, 'subject', 'unprintable'],
  [{ subject: 'a\u2029b', message }, 'subject', 'unprintable'],
  [{ subject: 'a\0b', message }, 'subject', 'unprintable'],
  [{ subject: 'a\ud83d', message }, 'subject', 'unprintable'],
  [{ subject: 'a', message: 'a\0b' }, 'message', 'unprintable'],
  [{ subject: 'a', message: 'a\udc00b' }, 'message', 'unprintable'],
])('%j is refused for its %s: %s', (typed, field, kind) => {
  expect(checkContact(typed)).toEqual({ field, kind })
})
