import { expect, test } from 'vitest'
import { withClosedQuotes } from './closed-quotes'

test.each(['"a,', '"a\n', '""b,', '"""b\n', 'a","', '"a"" ', '"a" b,"c"\n'])('%j in time', (part) => {
  const began = performance.now()
  withClosedQuotes(part.repeat(200_000 / part.length), ',')
  expect(performance.now() - began).toBeLessThan(1_500)
})
