import { expect, test } from 'vitest'
import { contradictedBy } from './fact-conflict'
import type { Fact } from './facts'

const fact = (text: string, project: string | null = null): Fact => ({
  id: 'f',
  text,
  project,
  saidAt: new Date(0),
  from: 'person',
  conversation: null,
})

const PAIRS: readonly (readonly [known: string, said: string, isAtOdds: boolean])[] = [
  ['Budget 600', 'Budget 2 000', true],
  ['Budget de départ : 600 €', 'Mon budget est de 2\u00a0000 euros', true],
  ['Je travaille 5 h par semaine', 'Je travaille 10 heures par semaine', true],
  ['Prix de la gourde : 29,90 €', 'Prix de la gourde : 34 €', true],
  ['Budget pub : 300 € par mois', 'Budget pub 500 € par mois', true],
  ['Marge de 38 %', 'Marge : 42 %', true],
  ['Délai du fournisseur : 12 jours', 'Délai fournisseur 20 jours', true],
  ['1 200 abonnés sur TikTok', '1 500 abonnés TikTok', true],
  ['Je publie 2 vidéos par semaine', 'Je publie 4 vidéos par semaine', true],
  ['Budget 600', 'Budget : 600 €', false],
  ['Budget pub 300 €', 'Budget photo 100 €', false],
  ['12 ventes en octobre', '30 ventes en novembre', false],
  ['Prix de la gourde : 29 €', 'Prix de la lampe : 19 €', false],
  ['La gourde coûte 6 €', 'La gourde se vend 30 €', false],
  ['Prix 29,90 €', 'Coût 6,80 €', false],
  ['Je travaille 5 h par semaine', 'Je travaille 3 jours par semaine', false],
  ['Je vends des gourdes', 'Je vends des lampes', false],
  ['Boutique ouverte en 2024', 'Boutique rentable en 2026', false],
  ['Budget entre 300 et 600 €', 'Budget 600 €', false],
  ['Objectif : 10 ventes par mois', 'Stock : 40 gourdes', false],
]

test('twenty pairs', () => expect(PAIRS).toHaveLength(20))

test.each(PAIRS)('« %s », then « %s »', (known, said, isAtOdds) => {
  const [first, second] = [fact(known), fact(said)]
  expect(contradictedBy([first], second)).toBe(isAtOdds ? first : null)
  // The order of the two facts does not matter.
  expect(contradictedBy([second], first)).toBe(isAtOdds ? second : null)
})

test('of another project it is another number', () => {
  expect(contradictedBy([fact('Budget 600', 'p1')], fact('Budget 2 000', 'p2'))).toBeNull()
  expect(contradictedBy([fact('Budget 600')], fact('Budget 2 000', 'p2'))).toBeNull()
})
