import { expect, it } from 'vitest'
import { statementPrice, type PricedProduct, type StatementPrice } from './statement-price'

function product(address: string, name: string, cents: number | null = 2_990): PricedProduct {
  return { address, name, cents }
}

const LAMP = product('lamp', 'Lampe de lecture')
const BOTTLE = product('bottle', 'Gourde', 1_900)
const OF_LAMP = { product: 'Lampe de lecture', cents: 2_990 }
const KNOWN = { title: 'Ma boutique', isOnly: true, products: [LAMP, BOTTLE], tests: [] }

it.each<[string, Partial<Parameters<typeof statementPrice>[0]>, StatementPrice | null]>([
  ['the product of the same name', { title: ' lampe de Lecture ' }, OF_LAMP],
  ['the same name, of several projects', { title: 'Lampe de lecture', isOnly: false }, OF_LAMP],
  [
    'the same name, not the tested one',
    { title: 'Lampe de lecture', tests: [{ product: 'bottle' }] },
    OF_LAMP,
  ],
  [
    'two products of the same name',
    { title: 'Gourde', products: [BOTTLE, product('other', 'Gourde', 2_500)] },
    null,
  ],
  ['the only tested product', { tests: [{ product: 'lamp' }, { product: 'lamp' }] }, OF_LAMP],
  ['two tested products', { tests: [{ product: 'lamp' }, { product: 'bottle' }] }, null],
  ['a tested product that is not read', { products: [LAMP], tests: [{ product: 'gone' }] }, null],
  ['the only saved product', { products: [LAMP] }, OF_LAMP],
  ['the only product, of several projects', { products: [LAMP], isOnly: false }, null],
  ['several products', {}, null],
  ['a product without a price', { products: [product('lamp', 'Lampe', null)] }, null],
  ['a product for nothing', { products: [product('lamp', 'Lampe', 0)] }, null],
  ['a project without a name', { title: ' ', isOnly: false, products: [product('x', ' ')] }, null],
  ['a name of other signs', { title: '!!!', isOnly: false, products: [product('x', '???')] }, null],
  ['the same name, with signs', { title: 'Lampe de lecture !', isOnly: false }, OF_LAMP],
  ['no product', { products: [] }, null],
])('reads the price of %s', (_, change, price) => {
  expect(statementPrice({ ...KNOWN, ...change })).toEqual(price)
})
