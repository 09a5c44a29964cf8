import { expect, it } from 'vitest'
import { emptyContent } from '@/domain/projects/parts'
import { withText } from '@/domain/projects/text/item-text'
import { suggestedFacts } from './suggested-facts'

const marie = { fullName: ' Marie Durand ', email: 'marie@exemple.fr' }

it.each([
  ['a price', 'positioning-3', '29,90\u00a0€', { price: '29,90\u00a0€' }],
  ['a range of prices', 'positioning-3', 'Entre 25 et 30 €', {}],
  ['a price and another one', 'positioning-3', '29,90 €, ou 49,90 € les deux.', { price: '29,90 €' }],
  ['a range at the beginning', 'positioning-3', '20 à 35 €, 45 € pour un cadeau', {}],
  ['a price of several', 'positioning-3', '3 pour 10 €, 4 € pièce', {}],
  ['a price of another product', 'positioning-3', 'Plus que les lampes à 15 €, moins que celles à 60 €', {}],
  ['words about a price', 'positioning-3', 'Milieu de gamme', {}],
  ['a delay', 'supplier-3', '3 à 5 jours', { deliveryDelay: '3 à 5 jours' }],
  ['a vague delay', 'supplier-3', 'Rapide', {}],
  ['a long text', 'supplier-3', `10 jours, ${'et puis '.repeat(20)}`, {}],
  ['several lines', 'supplier-3', '10 jours\n20 en été', {}],
  ['another item', 'supplier-1', '3 à 5 jours', {}],
])('offers of %s what the page needs', (_, id, text, facts) => {
  expect(suggestedFacts(withText(emptyContent(), id, text), marie)).toEqual({
    seller: 'Marie Durand',
    email: 'marie@exemple.fr',
    ...facts,
  })
})

it('offers nothing that is not known', () => {
  expect(suggestedFacts(emptyContent(), { fullName: ' \u200b', email: '' })).toEqual({})
})
