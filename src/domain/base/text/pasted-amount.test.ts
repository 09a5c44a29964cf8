import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AMOUNT_MAX_CENTS, amountText, RATE_MAX_POINTS, rateText } from './amount-text'
import { parseAmount, parseRate, type AmountFault } from './pasted-amount'
import { amountsWritten } from './written-amounts'

describe('an amount as people type it', () => {
  test.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12,50', 1250],
    ['12.5', 1250],
    ['12,', 1200],
    [',99', 99],
    ['0,5', 50],
    ['0', 0],
    ['007', 700],
    ['12 €', 1200],
    ['12,50€', 1250],
    ['12€50', 1250],
    ['12 € 50', 1250],
    ['€ 12,50', 1250],
    ['12,50 EUR', 1250],
    ['12 euros', 1200],
    ['1 234', 123_400],
    ['1 234,50', 123_450],
    ['1\u00a0234,50\u00a0€', 123_450],
    ['1\u202f234,5', 123_450],
    ['1\u2009234', 123_400],
    ['1.234,50', 123_450],
    ["1'234.50", 123_450],
    ['€1,299.90', 129_990],
    ['1 000 000', AMOUNT_MAX_CENTS],
    ['1000000,00 €', AMOUNT_MAX_CENTS],
    ['\u200e12,50\u00a0€', 1250],
    ['\ufeff12,50\n', 1250],
    ['12,50\u202c', 1250],
    ['\t29,90\u2028', 2990],
    ['29,99\u00a0€ TTC', 2999],
    ['29,99€TTC', 2999],
    ['29.99 EUR (TTC)', 2999],
    ['12 euros TVA comprise', 1200],
    ['29,90 € T.T.C', 2990],
  ])('%s', (typed, cents) => {
    expect(parseAmount(typed)).toBe(cents)
  })

  test.each([[''], ['  '], ['\u00a0'], ['\u200e'], ['\u3164']])('%j is none', (typed) => {
    expect(parseAmount(typed)).toBeNull()
  })

  test.each<[string, AmountFault]>([
    ['US $5.99', 'currency'],
    ['$5.99', 'currency'],
    ['5,99 $', 'currency'],
    ['£12.50', 'currency'],
    ['12,50 CHF', 'currency'],
    ['¥39.90', 'currency'],
    ['39 yuans', 'currency'],
    ['5.99USD', 'currency'],
    ['CHF29.90', 'currency'],
    ['250 DH', 'currency'],
    ['5 000 FCFA', 'currency'],
    ['US $5.99 - 8.99', 'currency'],
    ['5,99€ - 8,99€', 'range'],
    ['de 5,99 à 8,99 €', 'range'],
    ['5,99–8,99', 'range'],
    ['5 ou 6 €', 'range'],
    ['25 € HT', 'untaxed'],
    ['25 € H.T', 'untaxed'],
    ['25,00 € hors taxes', 'untaxed'],
    ['-5', 'negative'],
    ['−5,00 €', 'negative'],
    ['1000000,01', 'high'],
    ['10 000 000', 'high'],
    ['9'.repeat(400), 'high'],
    ['12,345,678.90', 'high'],
    ['1,299.9', 'unclear'],
    ['12,34,567.90', 'unclear'],
    ['douze', 'unclear'],
    ['€', 'unclear'],
    ['euros', 'unclear'],
    ['TTC', 'unclear'],
    [',', 'unclear'],
    ['.', 'unclear'],
    ['+5', 'unclear'],
    ['1e3', 'unclear'],
    ['0x10', 'unclear'],
    ['12,345', 'unclear'],
    ['12,50,00', 'unclear'],
    ['12 50', 'unclear'],
    ['12€5', 'unclear'],
    ['EUR €12', 'unclear'],
    ['€ €12', 'unclear'],
    ['12 €€', 'unclear'],
    ['1 23', 'unclear'],
    ['1234 567', 'unclear'],
    ['=1+1', 'unclear'],
    ['Infinity', 'unclear'],
    ['١٢', 'unclear'],
  ])('%j is refused: %s', (typed, fault) => {
    expect(parseAmount(typed)).toBe(fault)
  })

  test('with three digits after its only separator is reported as unclear', () => {
    expect(parseAmount('1.234')).toBe('unclear')
    expect(parseAmount('1,234')).toBe('unclear')
  })

  test('every amount that a field shows is read back as the same one', () => {
    const isReadBack = (cents: number) => parseAmount(amountText(cents)) === cents
    for (const cents of [0, 1, 9, 10, 99, 100, 101, AMOUNT_MAX_CENTS]) expect(isReadBack(cents)).toBe(true)
    fc.assert(fc.property(fc.integer({ min: 0, max: AMOUNT_MAX_CENTS }), isReadBack), { seed: 20_261_127 })
    expect(amountText(null)).toBe('')
    expect(amountText(123_450)).toBe('1234,50')
    expect(amountText(-5)).toBe('-0,05')
  })
})

describe('one amount in a text', () => {
  test.each([
    ['(29,99 €)', 2_999],
    ['12,50 €.', 1_250],
    ['Prix : 12,50 €', 1_250],
    ['Prix de vente : 12', 1_200],
    ['Prix : 12,50', 1_250],
    ['env. 12 €', 1_200],
    ['environ 12', 1_200],
    ['12,50€/pièce', 1_250],
    ['12,50 € la pièce', 1_250],
    ['12,50 / unité', 1_250],
    ['12,50 €/100 g', 1_250],
    ['dès 9,99 €', 999],
    ['à partir de 9,99\u00a0€', 999],
    ['À PARTIR DE 9,99', 999],
    ["jusqu'à 15 €", 1_500],
    ['~15 €', 1_500],
    ['≈ 15,00 €', 1_500],
    ['12 euros 50', 1_250],
    ['12 euros et 50 centimes', 1_250],
    ['12 euros 5 centimes', 1_205],
    ['12 € 50', 1_250],
    ['12€50 TTC', 1_250],
    ['12 € 50 la pièce', 1_250],
    ['12 € 50, port compris', 1_250],
    ['50 centimes', 50],
    ['99 cts', 99],
    ['12,50 euros TTC', 1_250],
    ['EUR 12.50', 1_250],
    ['Total EUR12.50', 1_250],
    ['12.50 Eur.', 1_250],
    ['«\u00a012,50\u00a0€\u00a0»', 1_250],
    ['"12,50 €"', 1_250],
    ['**12,50 €**', 1_250],
    ['→ 12,50 €', 1_250],
    ['💰 12,50 €', 1_250],
    ['12,50 € !', 1_250],
    ['lot de 2 : 15 €', 1_500],
    ['Lot de 2 - 15 €', 1_500],
    ['Pack de 3 – 12,90 €', 1_290],
    ['500 ml – 12,90 €', 1_290],
    ['12,90 € les 500 ml', 1_290],
    ['12 € - 3 jours de livraison', 1_200],
    ['12 € 50 ml', 1_200],
    ['Lampe 20x30 cm : 15 €', 1_500],
    ['Lampe LED 12,50', 1_250],
    ['Lampe\t12,50 €', 1_250],
    ['12,50 € (-20 %)', 1_250],
    ['12,50 (-20 %)', 1_250],
    ['-20 % : 12,50 €', 1_250],
    ['12,50 € le 12/11/2026', 1_250],
    ['2 500 vendus, 12,50 €', 1_250],
    ['env. 3,90 € (3 à 5 jours)', 390],
    ['4,8/5 (120 avis) 12 €', 1_200],
    ['12 € (12,00 €)', 1_200],
    ['- Prix : 12,50 €', 1_250],
    ['Prix - 12,50', 1_250],
    ['29,90 € TTC (TVA 20 %)', 2_990],
    ['2,9 % + 0,25 €', 25],
    ['Prix : €1,299.90 TTC', 129_990],
    ['1 234,50 euros seulement', 123_450],
    ['max. 15', 1_500],
    ['Montant en euros : 12', 1_200],
    ['12,- €', 1_200],
    ['Prix de 1 234 €', 123_400],
    ['Lampe : 1 234 €', 123_400],
  ])('%s', (typed, cents) => {
    expect(parseAmount(typed)).toBe(cents)
  })

  test.each<[string, AmountFault]>([
    ['12,50 € et 15 €', 'range'],
    ['29,90 € 19,90 €', 'range'],
    ['29,90 19,90 €', 'range'],
    ['19,90 € au lieu de 29,90 €', 'range'],
    ['12 €, 15', 'range'],
    ['12 € (13,20 $)', 'range'],
    ['5 € + 2,50 € de port', 'range'],
    ['12 € + 3', 'range'],
    ['Prix : de 10 à 12,50 €', 'range'],
    ['entre 10 et 12', 'range'],
    ['5 € ou 8 selon la taille', 'range'],
    ['25 € HT, 30 € TTC', 'range'],
    ['2 x 15 €', 'unclear'],
    ['3x9,99€', 'unclear'],
    ['4 fois 12,50 €', 'unclear'],
    ['30 € / 3', 'range'],
    ['12 k€', 'unclear'],
    ['12 mille euros', 'unclear'],
    ['12 euros cinquante', 'unclear'],
    ['12 euros et demi', 'unclear'],
    ['12 € 50 livraison', 'unclear'],
    ['12,345 €.', 'unclear'],
    ['Coque iPhone 15 899 €', 'unclear'],
    ['lot de 2 150 €', 'unclear'],
    ['Prix : 1.234 €', 'unclear'],
    ['12 %', 'unclear'],
    ['lot de 2', 'unclear'],
    ['3 pièces', 'unclear'],
    ['12,50 kg', 'unclear'],
    ['20 cm', 'unclear'],
    ['le 12/11/2026', 'unclear'],
    ['Lampe 12', 'unclear'],
    ['Prix : 12 $', 'currency'],
    ['env. CHF 29.90', 'currency'],
    ['C$12.50', 'currency'],
    ['₫120000', 'currency'],
    ['Prix en dollars : 12', 'currency'],
    ['150 roupies', 'currency'],
    ['Prix : -12,50 €', 'negative'],
    ['(−12 €)', 'negative'],
    ['moins 5 €', 'negative'],
    ['12,50-', 'negative'],
    ['12,50 €-', 'negative'],
    ['HT : 25 €', 'untaxed'],
    ['Prix HT 25,00', 'untaxed'],
    ['25 € (hors TVA).', 'untaxed'],
    ['25 € excl. VAT', 'untaxed'],
    ['25 € + TVA', 'untaxed'],
    ['25 € HTVA', 'untaxed'],
    ['25 € h. t.', 'untaxed'],
    ['25 € TVA en sus', 'untaxed'],
    ['25 € plus TVA', 'untaxed'],
    ['25 € (TVA non comprise)', 'untaxed'],
    ['25 € hors toutes taxes', 'untaxed'],
    ['Prix hors taxes : 25', 'untaxed'],
    ['env. 2 000 000 €', 'high'],
    ['12 € '.repeat(1_000), 'unclear'],
  ])('%s is refused: %s', (typed, fault) => {
    expect(parseAmount(typed)).toBe(fault)
  })

  test('a long text is refused in time', () => {
    for (const part of ['1 ', '1.', "1'", '1 €', '12 € 50 ', 'de ', '(', '- ', 'x 1 ']) {
      const began = performance.now()
      for (const length of [1_990, 200_000]) {
        parseAmount(part.repeat(length / part.length))
        parseRate(part.repeat(length / part.length))
      }
      expect(performance.now() - began).toBeLessThan(1_000)
    }
  })
})

describe('a rate', () => {
  test.each([
    ['2,9', 290],
    ['12.3 %', 1_230],
    ['0', 0],
    ['100', RATE_MAX_POINTS],
    ['5,50\u00a0%', 550],
    ['(2,9 %)', 290],
    ['2,9 %.', 290],
    ['12,5 pour cent', 1_250],
    ['12,5 pour-cent', 1_250],
    ['env. 3 %', 300],
    ['Taux : 12,3', 1_230],
    ['TVA : 20 %', 2_000],
    ['12,42 % du chiffre d’affaires', 1_242],
    ['2,9 % + 0,25 €', 290],
    ['2.9% + 30c', 290],
    ['5 % de retours sur 40 ventes', 500],
    ['20 pct', 2_000],
    ['', null],
    ['2 à 3 %', 'rates'],
    ['5 % ou 10 %', 'rates'],
    ['entre 1,5 % et 2,9 %', 'rates'],
    ['2 retours sur 40', 'rate'],
    ['5 retours', 'rate'],
    ['12 €', 'rate'],
    ['3 ‰', 'rate'],
    ['1/3', 'rates'],
    ['120 pour cent', 'rate'],
    ['-3 %', 'rate'],
    ['100,01', 'rate'],
    ['1,234', 'rate'],
    ['-3', 'rate'],
    ['deux', 'rate'],
  ])('%j', (typed, points) => {
    expect(parseRate(typed)).toBe(points)
  })

  test.each([
    ['12,415', 1_241.5],
    ['12.415 %', 1_241.5],
    ['9,315', 931.5],
    ['12,42', 1_242],
    ['22', 2_200],
    ['0,001', 0.1],
    ['100,000', RATE_MAX_POINTS],
    ['100,001', 'rate'],
    ['12,4155', 'rate'],
    ['Taux : 12,415 %.', 1_241.5],
    ['env. 12,415 pour cent', 1_241.5],
    ['12,415 % ou 13,415 %', 'rates'],
    ['-12,415 %', 'rate'],
    ['1 234,415', 'rate'],
    ['12,415 €', 'rate'],
    ['', null],
  ])('with three decimals: %j', (typed, points) => {
    expect(parseRate(typed, 3)).toBe(points)
    if (typeof points === 'number') expect(parseRate(rateText(points), 3)).toBe(points)
  })

  test('is read back as it is shown', () => {
    for (const points of [0, 1, 10, 290, 1_230, RATE_MAX_POINTS]) {
      expect(parseRate(rateText(points))).toBe(points)
    }
    expect(rateText(1_230)).toBe('12,3')
    expect(rateText(null)).toBe('')
  })
})

describe('a price of several pieces', () => {
  test.each([
    '3 pour 10 €',
    '3 for 10 €',
    '3 for €10',
    '3 for just 10 €',
    '3 für 10 €',
    '3 livres pour 10 €',
    'Chaussettes : 3 paires pour 10 €',
    'Coque silicone 2 pour 15,90 €',
    'deux pour 15 €',
    'les deux pour 15 €',
    '2 achetés = 15 €',
    '2 = 15 €',
    '2 achetés, 1 offert : 15 €',
    '2 achetées 1 offerte 15 €',
    '2 achetés → 15 €',
    '3 pour 2 : 20 €',
    '3 pour le prix de 2 : 20 €',
    '3 pièces : 12 €',
    '3 pcs 12,00 €',
    '(2 unités : 8 €)',
    '10 € les 3',
    '10 € TTC les 3',
    '10 € les trois',
    '10 € les 2 coques',
    '10 € pour 3',
    '10 € pour les 3',
    '10 € pour deux',
    '10 € for 3',
    '10 € (les 3)',
    '10 € par 6',
    '10 € = 2 achetés',
    '12 €/3 pièces',
    '12 € / 3 pcs',
    '8 € la douzaine',
    'La douzaine : 8 €',
    'la dizaine à 8 €',
    'Le 2e à 5 €',
    'la deuxième paire à 5 €',
    '12,50\u00a0€ les\u00a02',
    '3 x pour 10 €',
    '1 acheté = 1 offert 12 €',
    'Un acheté, le deuxième offert : 12 €',
    'Prix pour 2 : 12 €',
    'Total pour 5 pièces : 40 €',
    'Par 3 : 10 €',
    'les 3 à 10 €',
    '12 € (pour 2)',
    '2 pr 10€',
    '2+1 gratuit : 10 €',
    'pour les 4, 20 €',
    '2 pour 15 € ou 3 pour 20 €',
  ])('%s', (typed) => {
    expect(parseAmount(typed)).toBe('pieces')
  })

  test.each(['10 € l’unité, 3 pour 25 €', '12,50 € ou 20 € les 2'])(
    '%s is beside the price of one',
    (typed) => {
      expect(parseAmount(typed)).toBe('range')
      expect(
        amountsWritten(typed)
          .map(({ isForSeveral }) => isForSeveral)
          .filter(Boolean),
      ).toHaveLength(1)
    },
  )

  test.each([
    ['1 pour 10 €', 1_000],
    ['lot de 2 : 15 €', 1_500],
    ['15 € le lot de 2', 1_500],
    ['lot de 3 pour 10 €', 1_000],
    ['Coffret 6 verres pour 30 €', 3_000],
    ['6 x 33 cl pour 5 €', 500],
    ['A4 pour 5 €', 500],
    ['15 € les 2 kg', 1_500],
    ['12 € la paire', 1_200],
    ['Puzzle 100 pièces : 12 €', 1_200],
    ['Puzzle 100 pièces, 12 €', 1_200],
    ['Jeu 12 € pour 2 personnes', 1_200],
    ['30 € pour 3 jours', 3_000],
    ['12 € pour 12 mois', 1_200],
    ['500 ml pour 12 €', 1_200],
    ['Livraison en 3 jours pour 5 €', 500],
    ['12 € les 100 g', 1_200],
    ['12 € pour 20 cm', 1_200],
    ['4 pièces à 12 € pièce', 1_200],
    ['12 € 2e main', 1_200],
    ['2e main : 12 €', 1_200],
    ['12 € pour iPhone 15', 1_200],
    ['15 € port compris pour la France', 1_500],
    ['1 234 € pour la lampe', 123_400],
    ['Lampe pour 12 €', 1_200],
    ['15 € (120 avis)', 1_500],
    ['49 € les 30 premiers jours', 4_900],
    ['Vendu par 3 vendeurs, 12 €', 1_200],
  ])('%s is one price', (typed, cents) => {
    expect(parseAmount(typed)).toBe(cents)
  })
})
