import { describe, expect, it } from 'vitest'
import { demoFaults, demoFigures, demoNote, demoStatement } from './demo-sale'

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

it.each([
  ['12', '4', 'avant impôt sur le revenu, publicité et frais de paiement'],
  ['', '4', 'sans l’achat, avant impôt sur le revenu, publicité et frais de paiement'],
  ['', '', 'sans l’achat ni la livraison, avant impôt sur le revenu, publicité et frais de paiement'],
])('says what the rest leaves out, for « %s » and « %s »', (cost, shipping, words) => {
  expect(demoNote(texts('40', cost, shipping))).toBe(
    `Par vente, ${words}. Cotisations d’une micro-entreprise, sans TVA.`,
  )
})

it.each([
  ['dix', 'unclear', 'Écrivez un montant en euros, par exemple 12,50.'],
  ['-5', 'negative', 'Écrivez le montant sans le signe moins.'],
  ['12 $', 'currency', 'pas en euros'],
  ['12 € HT', 'untaxed', 'hors taxes'],
])('says why « %s » is no amount', (cost, fault, words) => {
  expect(demoFaults(texts('40', cost, '4'))).toEqual({ costCents: fault })
  expect(demoNote(texts('40', cost, '4'))).toContain(words)
})

it('asks for the price when only that is missing', () => {
  expect(demoFaults(texts('', '12'))).toEqual({})
  expect(demoNote(texts('', '12'))).toBe('Indiquez le prix de vente.')
})
