import { describe, expect, test } from 'vitest'
import { parseVerdicts, CRITERIA, type Verdicts } from './candidate'
import {
  answersText,
  byScore,
  scoreOf,
  scoreText,
  VERDICT_LABELS,
  verdictOf,
  verdictReason,
} from './candidate-score'

function verdicts(yes: number, no: number): Verdicts {
  return parseVerdicts(
    Object.fromEntries(CRITERIA.slice(0, yes + no).map(({ key }, index) => [key, index < yes])),
  )
}

test('an unset criterion is neither yes nor no', () => {
  expect(scoreOf(verdicts(0, 0))).toEqual({ yes: 0, no: 0, answered: 0, unanswered: 8, total: 8 })
  expect(scoreOf(verdicts(3, 0))).toEqual({ yes: 3, no: 0, answered: 3, unanswered: 5, total: 8 })
  expect(scoreOf(verdicts(6, 1))).toEqual({ yes: 6, no: 1, answered: 7, unanswered: 1, total: 8 })
})

describe('the verdict', () => {
  test.each([
    [5, 0, null],
    [0, 5, null],
    [6, 0, 'promising'],
    [6, 2, 'promising'],
    [5, 2, 'unsure'],
    [3, 3, 'unsure'],
    [4, 4, 'unsure'],
    [3, 4, 'weak'],
    [0, 6, 'weak'],
    [1, 7, 'weak'],
  ])('of %i yes and %i no is %s', (yes, no, verdict) => {
    expect(verdictOf(scoreOf(verdicts(yes, no)))).toBe(verdict)
  })
})

/** Every count of yes with every possible count of no; the rest is unanswered. */
const STATES = Array.from({ length: 9 }, (_, yes) =>
  Array.from({ length: 9 - yes }, (_, no) => [yes, no] as const),
).flat()

describe('the verdict and how it is reached, in each of the 45 states', () => {
  test.each(STATES)('%i yes and %i no', (yes, no) => {
    const score = scoreOf(verdicts(yes, no))
    const verdict = verdictOf(score)
    const said = [verdict && VERDICT_LABELS[verdict], verdictReason(score)]
    const answers = yes + no
    if (answers < 6) {
      expect(said).toEqual([null, `encore ${6 - answers}\u00a0${answers === 5 ? 'réponse' : 'réponses'}`])
    } else if (4 * yes >= 3 * answers) {
      expect(said).toEqual(['Prometteur', 'au moins 3 oui sur 4 réponses'])
    } else if (4 * yes >= 2 * answers) {
      expect(said).toEqual(['À creuser', 'au moins 2 oui sur 4 réponses, moins de 3'])
    } else {
      expect(said).toEqual(['À écarter', 'moins de 2 oui sur 4 réponses'])
    }
  })
})

test.each([
  [0, 0, 'aucune réponse', ''],
  [1, 0, '1 oui sur 1\u00a0réponse', ' (100\u00a0%)'],
  [2, 1, '2 oui sur 3\u00a0réponses', ' (67\u00a0%)'],
  [3, 3, '3 oui sur 6\u00a0réponses', ' (50\u00a0%)'],
  [2, 6, '2 oui sur 8\u00a0réponses', ' (25\u00a0%)'],
])('the counts of %i yes and %i no have one meaning before and with a verdict', (yes, no, counts, share) => {
  const score = scoreOf(verdicts(yes, no))
  expect([answersText(score), scoreText(score)]).toEqual([counts, `${counts}${share}`])
})

test('more yes come first, then fewer no', () => {
  const order = [verdicts(1, 7), verdicts(3, 0), verdicts(6, 2), verdicts(3, 2), verdicts(0, 0)]
    .map(scoreOf)
    .sort(byScore)
    .map(({ yes, no }) => [yes, no])
  expect(order).toEqual([
    [6, 2],
    [3, 0],
    [3, 2],
    [1, 7],
    [0, 0],
  ])
})
