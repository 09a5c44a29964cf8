import { expect, test } from 'vitest'
import { AT_WORK, salesTest, todo } from '../../../tests/support/samples/guidance-facts'
import { nextSteps, type GuidanceFacts } from './next-steps'
import { isCertain } from './step-certainty'

const MONDAY = new Date(2026, 10, 23, 10)
/** Of an account for which a review may be due, and of one that is too young. */
const [OLD, YOUNG] = [new Date(2026, 8, 1), new Date(2026, 10, 23, 8)]

test.each<[string, Partial<GuidanceFacts>, Date, boolean]>([
  ['a todo, all is known', {}, OLD, true],
  ['a todo, the tests are not read', { tests: null }, OLD, false],
  ['a todo, the tests of a young account are not read', { tests: null }, YOUNG, false],
  ['a todo, the review is not known', { reviews: null }, OLD, false],
  ['a todo, no review may be due', { reviews: null }, YOUNG, true],
  ['a running test, which a decision may come before', { tests: [salesTest()] }, OLD, false],
])('the first step stays first: %s', (_, facts, since, isSure) => {
  const known = { ...AT_WORK, today: [todo('a')], ...facts }
  expect(isCertain(nextSteps(known, MONDAY)[0], known, since, MONDAY)).toBe(isSure)
})
