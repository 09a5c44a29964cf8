import { expect, it } from 'vitest'
import { onOneLine } from './line-ends'

it.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  '%j is a space on one line',
  (end) => {
    expect(onOneLine(`${end}a${end}${end}b `)).toBe('a b')
  },
)
