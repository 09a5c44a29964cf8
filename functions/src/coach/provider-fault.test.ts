import { expect, test } from 'vitest'
import { waitOf } from './provider-fault'

const NOW = Date.UTC(2026, 10, 30, 12)

test.each([
  ['20', 20],
  [' 20 ', 20],
  ['Mon, 30 Nov 2026 12:01:30 GMT', 90],
  // Longer than the browser reads.
  ['999999999', 86_400],
  ['Tue, 30 Nov 2027 12:00:00 GMT', 86_400],
  ['0', undefined],
  ['Mon, 30 Nov 2026 11:59:00 GMT', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['bientôt', undefined],
  ['', undefined],
  [null, undefined],
])('« Retry-After: %s » is a wait of %s seconds', (header, seconds) => {
  expect(waitOf(header, NOW)).toBe(seconds)
})
