import { expect, test } from 'vitest'
import { NEW_SELLER } from '@/domain/money/seller'
import { parseCandidate } from './candidate'
import { orderAfter, productRows, sortProducts, type ProductOrder, type ProductSort } from './product-rows'

const rows = productRows(
  [
    candidate('a', 'https://ex.fr/ananas', { salePriceCents: 1_000, costCents: 1_500, wowEffect: true }),
    candidate('b', 'https://ex.fr/banane', { salePriceCents: 3_000, costCents: 1_000 }),
    candidate('c', 'https://ex.fr/cerise', { innovative: false }),
    candidate('d', 'https://ex.fr/datte', { salePriceCents: 2_000 }),
  ],
  { ...NEW_SELLER, contributionPoints: null },
)

test.each<[ProductSort, ProductOrder['direction'], string]>([
  ['name', 'ascending', 'abcd'],
  ['name', 'descending', 'dcba'],
  ['price', 'ascending', 'adbc'],
  ['price', 'descending', 'bdac'],
  ['rest', 'ascending', 'abcd'],
  ['rest', 'descending', 'bacd'],
  ['margin', 'ascending', 'abcd'],
  ['margin', 'descending', 'bacd'],
  ['score', 'descending', 'abdc'],
  ['score', 'ascending', 'cbda'],
])('by %s, %s: what is not known comes last', (by, direction, expected) => {
  const sorted = sortProducts(rows, { by, direction })
  expect(sorted.map(({ at }) => at).join('')).toBe(expected)
})

test('a press on a head turns its order, and begins another column with its better end', () => {
  const margin: ProductOrder = { by: 'margin', direction: 'descending' }
  expect(orderAfter(margin, 'margin')).toEqual({ by: 'margin', direction: 'ascending' })
  expect(orderAfter(margin, 'rest')).toEqual({ by: 'rest', direction: 'descending' })
  expect(orderAfter(margin, 'price')).toEqual({ by: 'price', direction: 'ascending' })
})

function candidate(id: string, link: string, more: object) {
  const made = parseCandidate(id, { link, ...more })
  if (!made) throw new Error('The sample is no candidate')
  return made
}
