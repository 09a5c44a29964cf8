import { expect, test } from 'vitest'
import { hashOf, stepOf } from './use-step'

test.each([1, 2, 3, 4, 5, 6])('screen %i has an address of its own', (step) => {
  expect(stepOf(hashOf(step))).toBe(step)
})

test.each(['', '#question-0', '#question-6', '#question-22', '#contenu', '#plans'])(
  'an unknown address (« %s ») opens the first question',
  (hash) => {
    expect(stepOf(hash)).toBe(1)
  },
)
