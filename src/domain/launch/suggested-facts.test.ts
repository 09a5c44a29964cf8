import { expect, it } from 'vitest'
import { emptyContent } from '@/domain/projects/parts'
import { withText } from '@/domain/projects/text/item-text'
import { otherPrice, suggestedFacts, type KnownOfFacts, type SuggestedFacts } from './suggested-facts'

const MARIE: KnownOfFacts = {
  content: emptyContent(),
  fullName: ' Marie Durand ',
  email: 'marie@exemple.fr',
  statement: null,
  others: [],
}

function valuesOf(offered: SuggestedFacts) {
  return Object.fromEntries(Object.entries(offered).map(([key, all]) => [key, all.map(({ value }) => value)]))
}

it.each([
  ['a price', 'positioning-3', '29,90\u00a0€', { price: ['29,90\u00a0€'] }],
  ['a range of prices', 'positioning-3', 'Entre 25 et 30 €', {}],
  ['a price and another one', 'positioning-3', '29,90 €, ou 49,90 € les deux.', { price: ['29,90 €'] }],
  ['a range at the beginning', 'positioning-3', '20 à 35 €, 45 € pour un cadeau', {}],
  ['a price of several', 'positioning-3', '3 pour 10 €, 4 € pièce', {}],
  ['a price of another product', 'positioning-3', 'Plus que les lampes à 15 €, moins que celles à 60 €', {}],
  ['words about a price', 'positioning-3', 'Milieu de gamme', {}],
  ['a delay', 'supplier-3', '3 à 5 jours', { deliveryDelay: ['3 à 5 jours'] }],
  ['a vague delay', 'supplier-3', 'Rapide', {}],
  ['a long text', 'supplier-3', `10 jours, ${'et puis '.repeat(20)}`, {}],
  ['several lines', 'supplier-3', '10 jours\n20 en été', {}],
  ['another item', 'supplier-1', '3 à 5 jours', {}],
])('offers of %s what the page needs', (_, id, text, facts) => {
  const content = withText(emptyContent(), id, text)
  expect(valuesOf(suggestedFacts({ ...MARIE, content }))).toEqual({
    seller: ['Marie Durand'],
    email: ['marie@exemple.fr'],
    ...facts,
  })
})

it('offers nothing that is not known', () => {
  expect(suggestedFacts({ ...MARIE, fullName: ' \u200b', email: '' })).toEqual({})
})

it('offers the price of the statement first, and says where each is from', () => {
  const priced = (text: string) =>
    suggestedFacts({
      ...MARIE,
      content: withText(emptyContent(), 'positioning-3', text),
      statement: { product: 'Lampe', cents: 2_990 },
    }).price
  const ofStatement = { value: '29,90\u00a0€', from: 'd’après «\u00a0Argent\u00a0» de «\u00a0Lampe\u00a0»' }
  expect(priced('34,90 €')).toEqual([
    ofStatement,
    { value: '34,90 €', from: 'd’après votre partie «\u00a0Positionnement\u00a0»' },
  ])
  expect(priced('29,9 €')).toEqual([ofStatement])
  expect(priced('')).toEqual([ofStatement])
})

it.each<[string, string, number | null, string | undefined]>([
  ['another price', '34,90 €', 2_990, '29,90\u00a0€'],
  ['the same price in other words', '29.9', 2_990, undefined],
  ['nothing', '', 2_990, undefined],
  ['no amount', 'à voir', 2_990, undefined],
  ['a price without a statement', '34,90 €', null, undefined],
])('tells the price of the statement beside %s', (_, typed, cents, other) => {
  const statement = cents === null ? null : { product: 'Lampe', cents }
  expect(otherPrice(typed, statement)?.value).toBe(other)
})

it('offers a second project what the seller said of the last changed one, and none of its product', () => {
  const gourde = {
    title: 'Gourde',
    launch: {
      facts: { address: '12 rue des Lilas', seller: 'Marie Durand EI', phone: ' \u200b', price: '19 €' },
    },
  }
  const lamp = {
    title: 'Lampe',
    launch: {
      facts: {
        address: '3 rue du Port',
        phone: '06 12 34 56 78',
        mediator: 'CM2C',
        returns: 'À ma charge',
        email: 'marie@exemple.fr',
        maker: 'Lumo SARL',
        deliveryDelay: '3 jours',
        warnings: 'Fragile',
        photos: 'https://ex.fr/1.jpg',
      },
    },
  }
  const offered = suggestedFacts({ ...MARIE, others: [gourde, lamp] })
  expect(valuesOf(offered)).toEqual({
    address: ['12 rue des Lilas'],
    seller: ['Marie Durand EI', 'Marie Durand'],
    phone: ['06 12 34 56 78'],
    mediator: ['CM2C'],
    returns: ['À ma charge'],
    email: ['marie@exemple.fr'],
  })
  expect(offered.address?.[0]?.from).toBe('d’après votre projet «\u00a0Gourde\u00a0»')
  expect(offered.phone?.[0]?.from).toBe('d’après votre projet «\u00a0Lampe\u00a0»')
})
