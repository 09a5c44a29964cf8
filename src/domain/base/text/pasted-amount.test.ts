import { describe, expect, test } from 'vitest'
import {
  AMOUNT_MAX_CENTS,
  amountText,
  parseAmount,
  parseRate,
  RATE_MAX_POINTS,
  rateText,
  type AmountFault,
} from './pasted-amount'

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

  test('what could be thousands or decimals is asked again rather than guessed', () => {
    expect(parseAmount('1.234')).toBe('unclear')
    expect(parseAmount('1,234')).toBe('unclear')
  })

  test('every amount that a field shows is read back as the same one', () => {
    for (const cents of [0, 1, 9, 10, 99, 100, 101, 12_345, 99_999, 1_000_000, AMOUNT_MAX_CENTS]) {
      expect(parseAmount(amountText(cents))).toBe(cents)
    }
    expect(amountText(null)).toBe('')
    expect(amountText(123_450)).toBe('1234,50')
    expect(amountText(-5)).toBe('-0,05')
  })
})

describe('a rate', () => {
  test.each([
    ['2,9', 290],
    ['12.3 %', 1_230],
    ['0', 0],
    ['100', RATE_MAX_POINTS],
    ['5,50\u00a0%', 550],
    ['', null],
    ['100,01', 'rate'],
    ['1,234', 'rate'],
    ['-3', 'rate'],
    ['deux', 'rate'],
  ])('%j', (typed, points) => {
    expect(parseRate(typed)).toBe(points)
  })

  test('is read back as it is shown', () => {
    for (const points of [0, 1, 10, 290, 1_230, RATE_MAX_POINTS]) {
      expect(parseRate(rateText(points))).toBe(points)
    }
    expect(rateText(1_230)).toBe('12,3')
    expect(rateText(null)).toBe('')
  })
})
