import { expect, test } from 'vitest'
import { checkName } from './typed-name'

const MAX = 60
const most = 'é'.repeat(MAX)

test.each([
  ['Mon prix', { name: 'Mon prix' }],
  ['  Mon \n\t prix ', { name: 'Mon prix' }],
  [most, { name: most }],
  [` ${most} `, { name: most }],
  [`${most}e`, { fault: 'too-long' }],
  ['', { fault: 'blank' }],
  [' \u00a0\n', { fault: 'blank' }],
  ['\u200b\u2060', { fault: 'blank' }],
  ['\u3164\u2800', { fault: 'blank' }],
  ['Mon\u2028prix\u200e', { name: 'Mon prix' }],
])('%j', (typed, checked) => {
  expect(checkName(typed, MAX)).toEqual(checked)
})
