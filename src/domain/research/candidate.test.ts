import { expect, expectTypeOf, test } from 'vitest'
import { NO_FIGURES } from '@/domain/money/sale'
import { parseCandidate, parseVerdicts, CRITERIA, type Criterion } from './candidate'

test('there are the eight named criteria, in the order of the columns', () => {
  expect(CRITERIA.map(({ column }) => column)).toEqual([
    'EFFET WOW',
    'RESOUD PROBLEME',
    'AVANT/APRES',
    'INNOVANT',
    'BONNE MARGE',
    'VRAIE VALEUR',
    'TENDANCE',
    'PREUVE DE SUCCÈS',
  ])
})

test('a criterion without a column, or without words in a sentence, does not compile', () => {
  type Superfluous = {
    [K in keyof Criterion]: Omit<Criterion, K> extends Criterion ? K : never
  }[keyof Criterion]
  expectTypeOf<Superfluous>().toBeNever()
})

test('a verdict is yes, no or not evaluated: nothing else counts as no', () => {
  const candidate = parseCandidate('p1', {
    link: 'https://ex.fr',
    wowEffect: true,
    goodMargin: false,
    trending: 'no',
  })
  expect(candidate?.verdicts).toEqual({
    wowEffect: true,
    solvesProblem: null,
    beforeAfter: null,
    innovative: null,
    goodMargin: false,
    realValue: null,
    trending: null,
    provenSuccess: null,
  })
  expect(parseCandidate('p1', { wowEffect: true })).toBeNull()
  expect(Object.values(parseVerdicts({}))).toEqual(Array.from({ length: 8 }, () => null))
})

test('a note or an amount that cannot be read is unset', () => {
  const none = NO_FIGURES
  const read = (fields: object) => {
    const candidate = parseCandidate('p1', { link: 'https://ex.fr', ...fields })
    return { note: candidate?.note, ...candidate?.figures }
  }
  expect(read({})).toEqual({ note: '', ...none })
  expect(read({ note: 'à revoir', salePriceCents: 2990, adsCents: 0 })).toEqual({
    note: 'à revoir',
    ...none,
    salePriceCents: 2990,
    adsCents: 0,
  })
  expect(read({ note: 7, salePriceCents: 29.9, costCents: -1, shippingCents: '3', adsCents: 1e9 })).toEqual({
    note: '',
    ...none,
  })
})
