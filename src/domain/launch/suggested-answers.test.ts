import { expect, it } from 'vitest'
import { NEW_SELLER } from '@/domain/money/seller'
import { NO_PLAN } from '@/domain/plan/stored-plan'
import { emptyContent } from '@/domain/projects/parts'
import { withText } from '@/domain/projects/text/item-text'
import { QUESTIONS, readAnswers, type QuestionKey } from './answers'
import { suggestedAnswers, type KnownOfSeller } from './suggested-answers'

const known: KnownOfSeller = {
  content: emptyContent(),
  seller: NEW_SELLER,
  plan: NO_PLAN,
  hasSold: false,
}

function with_(title: string, items: Readonly<Record<string, string>> = {}): KnownOfSeller {
  let content = { ...emptyContent(), title }
  for (const [id, text] of Object.entries(items)) content = withText(content, id, text)
  return { ...known, content }
}

it.each<[string, KnownOfSeller, QuestionKey, string | undefined]>([
  ['a lamp', with_('Lampe de lecture'), 'category', 'electric'],
  ['a plush', with_('Peluches pour bébé'), 'category', 'toy'],
  ['a cream', with_('Nuit', { 'product-1': 'Une crème hydratante au karité' }), 'category', 'cosmetic'],
  ['green tea', with_('Thé vert du matin'), 'category', 'food'],
  ['a T-shirt', with_('T-shirts brodés'), 'category', 'textile'],
  ['a bottle', with_('Gourde isotherme'), 'category', undefined],
  ['a word within another', with_('Ledoux, bijoux'), 'category', undefined],
  ['AliExpress', with_('x', { 'supplier-1': 'Boutique AliExpress, 4,8 étoiles' }), 'shipsFrom', 'outside'],
  [
    'China with a delay to France',
    with_('x', { 'supplier-1': 'Usine à Shenzhen', 'supplier-3': 'Livraison en 12 jours vers la France' }),
    'shipsFrom',
    'outside',
  ],
  ['a French workshop', with_('x', { 'supplier-1': 'Atelier français, à Nantes' }), 'shipsFrom', 'france'],
  ['made in Italy', with_('x', { 'supplier-1': 'Grossiste en Italie' }), 'shipsFrom', 'eu'],
  ['two places', with_('x', { 'supplier-1': 'Italie ou Chine, à choisir' }), 'shipsFrom', undefined],
  ['no place', with_('x', { 'supplier-1': 'Martin et fils' }), 'shipsFrom', undefined],
  [
    'a stock at home of Chinese goods',
    with_('x', { 'supplier-1': 'Alibaba', 'supplier-3': 'Je stocke dans mon garage' }),
    'shipsFrom',
    'france',
  ],
  [
    'dropshipping from China',
    with_('x', { 'supplier-1': 'AliExpress, en dropshipping' }),
    'importer',
    'other',
  ],
  ['a purchase within the Union', with_('x', { 'supplier-1': 'Grossiste en Espagne' }), 'importer', 'none'],
  ['goods from China, unclear who imports', with_('x', { 'supplier-1': 'Chine' }), 'importer', undefined],
  ['dropshipping', with_('Dropshipping de lampes'), 'stock', 'no'],
  ['no dropshipping', with_('x', { 'offer-1': 'Je ne veux pas faire de dropshipping' }), 'stock', undefined],
  ['own parcels', with_('x', { 'supplier-3': 'Je prépare les colis moi-même' }), 'stock', 'yes'],
  ['nothing about a stock', with_('x'), 'stock', undefined],
  ['Etsy', with_('x', { 'offer-1': 'Vendu sur Etsy' }), 'channel', 'marketplace'],
  ['a shop on Etsy', with_('x', { 'offer-1': 'Tout sur ma boutique Etsy' }), 'channel', 'marketplace'],
  ['a site on Amazon', with_('x', { 'offer-1': 'Mon site sera sur Amazon' }), 'channel', 'marketplace'],
  [
    'a shop on Etsy and one of its own',
    with_('x', { 'offer-1': 'Ma boutique Etsy, puis ma boutique Shopify' }),
    'channel',
    'shop',
  ],
  [
    'buyers who are on Amazon',
    with_('x', { 'targetCustomer-3': 'Ils achètent sur Amazon' }),
    'channel',
    'shop',
  ],
  ['Shopify and Amazon', with_('x', { 'productPage-1': 'Shopify, puis Amazon' }), 'channel', 'shop'],
  ['a shop that was declared', { ...known, plan: { ...NO_PLAN, declared: ['shop'] } }, 'channel', 'shop'],
  ['ACRE', { ...known, seller: { ...NEW_SELLER, acre: 'since-july-2026' } }, 'status', 'micro'],
  ['nothing about the business', known, 'status', undefined],
  ['a sale in a test', { ...known, hasSold: true }, 'selling', 'yes'],
  ['sales that were declared', { ...known, plan: { ...NO_PLAN, declared: ['sales'] } }, 'selling', 'yes'],
  ['no sale', known, 'selling', 'no'],
  ['tests that are not read', { ...known, plan: null, hasSold: null }, 'selling', undefined],
])('proposes of %s', (_, facts, key, value) => {
  expect(suggestedAnswers(facts)[key]?.value).toBe(value)
})

it('proposes only answers that the questions have', () => {
  const all = suggestedAnswers(
    with_('Lampe en dropshipping', { 'supplier-1': 'Alibaba', 'offer-1': 'Sur Etsy' }),
  )
  const values = Object.fromEntries(Object.entries(all).map(([key, { value }]) => [key, value]))
  expect(readAnswers(values)).toEqual(values)
  expect(Object.keys(all).length).toBeGreaterThan(QUESTIONS.length / 2)
})

it.each<[string, KnownOfSeller, QuestionKey, string]>([
  ['a lamp by its name', with_('Lampe Lumo'), 'category', 'd’après le nom du projet'],
  [
    'a described cream',
    with_('Nuit', { 'product-1': 'Une crème de nuit' }),
    'category',
    'd’après votre partie «\u00a0Produit\u00a0»',
  ],
  ['dropshipping by the name', with_('Dropshipping de lampes'), 'stock', 'd’après le nom du projet'],
  [
    'dropshipping of an offer',
    with_('x', { 'offer-1': 'Sans stock au début' }),
    'stock',
    'd’après votre partie «\u00a0Offre irrésistible\u00a0»',
  ],
  ['no sale, without a test', known, 'selling', 'aucune vente n’est notée ici'],
])('says where the proposal comes from, of %s', (_, facts, key, from) => {
  expect(suggestedAnswers(facts)[key]?.from).toBe(from)
})
