import { expect, test } from 'vitest'
import { lookBack } from '@/domain/weeks/look-back'
import { factsOf, storedFacts } from './facts-list'

const NOTHING = { todos: null, candidates: null, projects: null, lessons: null, xp: null }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

function projects(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    title: 'Lampe',
    filled: 2,
    total: 29,
    isTouched: false,
  }))
}

test.each([
  [1, '2 points remplis dans votre projet'],
  [5, '10 points remplis dans vos 5 derniers projets'],
])('the points of %i read projects are not said of all', (count, words) => {
  const back = { ...lookBack(NOTHING, '2026-11-16'), projects: projects(count) }
  expect(factsOf(back, null).map((each) => plain(`${each.number} ${each.words}`))).toEqual([words])
})

test.each([
  [1, 0, '1 produit repéré, dont 0 avec un verdict'],
  [39, 7, '39 produits repérés, dont 7 avec un verdict'],
  [40, 7, '40 produits repérés au moins, dont 7 avec un verdict'],
])('%i found products', (found, judged, words) => {
  const back = { ...lookBack(NOTHING, '2026-11-16'), found, judged }
  const facts = [factsOf(back, null), storedFacts({ found, judged })]
  expect(facts.flat().map((each) => plain(`${each.number} ${each.words}`))).toEqual([words, words])
})
