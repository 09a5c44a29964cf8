import { expect, test } from 'vitest'
import type { ProductKey } from '@/domain/money/figures'
import { NO_FIGURES } from '@/domain/money/sale'
import type { CardOf } from '../card-kinds'
import { figureIn, figureLines, figuresBefore, isFigureReadIn, tickedFigures } from './figures'

test.each<[string, number | null, ProductKey?]>([
  ['je la vends 29,90 €', 2_990],
  ['je la vends 29.90', 2_990],
  ['prix : 29€90', 2_990],
  ['prix de €29,90 TTC', 2_990],
  ['Prix de vente : 1 234,50\u00a0€', 123_450],
  ['un prix de €1,299.90', 129_990],
  ['je vends 3 gourdes à 29,90 euros', 2_990],
  ['5 % de retours', 500, 'returnPoints'],
  ['2,5\u00a0% de retours sur 40 €', 250, 'returnPoints'],
  ['je la vends 12 euros 50', 1_250],
  ['un port de 50 centimes', 50],
  ['12,5 pour cent de retours', 1_250, 'returnPoints'],
  // No amount, or one that is not clear.
  ['je la vends 12 euros cinquante', null],
  ['je la vends', null],
  ['29,90 €', null],
  ['je la vends 29,90 ou 34,90 €', null],
  ['entre 5 et 8 €', null],
  ['de 5 € à 8 €', null],
  ['je la vends 25-30 €', null],
  ['je la vends 25 -30 €', null],
  ['achat 6,80 €, envoi 4 €', null],
  ['je la paie 12 $', null],
  ['je la paie US $5.99', null],
  ['je la paie 250 DH', null],
  ['je la paie 12 dollars, soit 11', null],
  ['je la vends 25 € HT', null],
  ['un prix de 1,234 €', null],
  ['un prix de -5 €', null],
  ['un prix de 10 000 000 €', null],
  ['une marge de 30 %', null],
  ['5 retours', null, 'returnPoints'],
  ['120 % de retours', null, 'returnPoints'],
])('« %s » is read as %s', (passage, value, key = 'salePriceCents') => {
  expect(figureIn(key, passage)).toBe(value)
})

test.each<[string, boolean]>([
  ["Alors : je l'achète 6,80 €, port compris.", true],
  ['JE L’ACHÈTE\n6,80\u00a0€', true],
  // The passage ends inside of the amount, which is another one.
  ["je l'achète 6,80 €90", false],
  ["je l'achète 6,80 € HT", false],
  ["je l'achète 6,80 € à 8 €", false],
  ["je l'achète 16,80 €", false],
  ["je l'achète à 6,80 €", false],
  ['', false],
])('« je l’achète 6,80 € » is in « %s »: %s', (text, isThere) => {
  expect(isFigureReadIn('costCents', "je l'achète 6,80 €", ['autre', text])).toBe(isThere)
})

test('an amount that is cut short is not in the text', () => {
  expect(isFigureReadIn('costCents', "je l'achète 6", ["je l'achète 6,80 €"])).toBe(false)
  expect(isFigureReadIn('costCents', "je l'achète 1", ["je l'achète 1 200 €"])).toBe(false)
  expect(isFigureReadIn('costCents', 'achat 5', ['achat 5 $'])).toBe(false)
})

test('a value that the person typed is replaced by their own tick only', () => {
  const card: CardOf<'chiffres'> = {
    id: 'k',
    at: 1,
    order: 0,
    from: 'coach',
    target: 't',
    state: 'open',
    ground: {},
    over: {},
    proposed: {
      genre: 'chiffres',
      produit: 'c',
      montants: [
        { champ: 'salePriceCents', passage: 'je la vends 29,90 €' },
        { champ: 'costCents', passage: "je l'achète 6,80 €" },
        { champ: 'shippingCents', passage: 'envoi 4 €' },
      ],
    },
  }
  const lines = figureLines(card, { ...NO_FIGURES, salePriceCents: 2_500, shippingCents: 400 })
  expect(tickedFigures(lines)).toEqual(['costCents'])
  expect(figuresBefore(lines, tickedFigures(lines))).toEqual({ costCents: null })
  expect(figuresBefore(lines, ['salePriceCents', 'shippingCents'])).toEqual({ salePriceCents: 2_500 })
})
