import { expect, test } from 'vitest'
import { parseProduct, parseVerdicts, PRODUCT_CRITERIA } from './product'

test('there are the eight named criteria, in the order of the columns', () => {
  expect(PRODUCT_CRITERIA.map(({ column }) => column)).toEqual([
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

test('a verdict is yes, no or not evaluated: nothing else counts as no', () => {
  const product = parseProduct('p1', {
    link: 'https://ex.fr',
    wowEffect: true,
    goodMargin: false,
    trending: 'no',
  })
  expect(product?.verdicts).toEqual({
    wowEffect: true,
    solvesProblem: null,
    beforeAfter: null,
    innovative: null,
    goodMargin: false,
    realValue: null,
    trending: null,
    provenSuccess: null,
  })
  expect(parseProduct('p1', { wowEffect: true })).toBeNull()
  expect(Object.values(parseVerdicts({}))).toEqual(Array.from({ length: 8 }, () => null))
})
