import { describe, expect, it } from 'vitest'
import { demoFigures, demoStatement } from './demo-sale'

const texts = (salePriceCents: string, costCents = '', shippingCents = '') => ({
  salePriceCents,
  costCents,
  shippingCents,
})

describe('demoStatement', () => {
  it.each([
    ['29,90', '9,20', '3,90', 1_309],
    ['29.90 €', '9,2', '3.9', 1_309],
    ['10', '15', '', -624],
    ['0', '', '', 0],
    ['1 200', '700', '40', 31_102],
  ])('reads « %s », « %s », « %s »', (price, cost, shipping, rest) => {
    expect(demoStatement(texts(price, cost, shipping))?.restCents).toBe(rest)
  })

  it.each([
    ['', '9', '3'],
    ['abc', '', ''],
    ['29,90', 'douze', ''],
    ['-5', '', ''],
  ])('has no result for « %s », « %s », « %s »', (price, cost, shipping) => {
    expect(demoStatement(texts(price, cost, shipping))).toBeNull()
  })
})

it('keeps an empty amount open', () => {
  expect(demoFigures(texts('20'))).toMatchObject({ salePriceCents: 2_000, costCents: null })
})
