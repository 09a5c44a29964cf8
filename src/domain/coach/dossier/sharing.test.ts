import { expect, test } from 'vitest'
import { NEVER_ASKED, parseSharing, SHARES_ALL, SHARES_NOTHING } from './sharing'

test.each([undefined, null, 'texte', {}, { shares: [] }])('%j is no answer', (data) => {
  expect(parseSharing(data)).toEqual(NEVER_ASKED)
})

test('a part is shared only when its stored value is true', () => {
  const shares = { project: true, products: 1, tasks: 'true', plan: null, autre: true }
  expect(parseSharing({ shares }).choice).toEqual({ ...SHARES_NOTHING, project: true })
  expect(parseSharing({ shares: SHARES_ALL }).choice).toEqual(SHARES_ALL)
})
