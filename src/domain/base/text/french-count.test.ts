import { expect, test } from 'vitest'
import { agreed, capital, counted, spelled } from './french-count'

test.each([
  [0, '0\u00a0jour', 'zéro'],
  [1, '1\u00a0jour', 'un'],
  [2, '2\u00a0jours', 'deux'],
  [14, '14\u00a0jours', '14'],
])('%d is counted and spelled as French does', (count, said, word) => {
  expect([counted(count, 'jour'), spelled(count)]).toEqual([said, word])
})

test('an adjective agrees, a sentence begins with a capital', () => {
  expect([agreed(1, 'gratuit'), agreed(2, 'gratuit'), capital('épreuve')]).toEqual([
    'gratuit',
    'gratuits',
    'Épreuve',
  ])
})
