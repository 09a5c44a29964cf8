import { expect, test } from 'vitest'
import { LEARNING_MODULES, withProgress } from './modules'

test('the three modules of the specification', () => {
  expect(
    LEARNING_MODULES.map(({ title, status, progress, level }) => [title, status, progress, level]),
  ).toEqual([
    ["Introduction à l'e-commerce", 'completed', 100, 1],
    ['Recherche de produits', 'in_progress', 60, 1],
    ['Marketing digital', 'pending', 0, 2],
  ])
})

test.each([
  [100, 'completed'],
  [99, 'in_progress'],
  [0, 'in_progress'],
])('progress %i makes it %s', (progress, status) => {
  for (const module of LEARNING_MODULES) {
    expect(withProgress(module, progress)).toEqual({ ...module, progress, status })
  }
})
