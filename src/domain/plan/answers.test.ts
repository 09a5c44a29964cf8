import { expect, test } from 'vitest'
import {
  choiceLabel,
  HOURS,
  momentText,
  NO_ANSWERS,
  PLAN_SUCCESS_MAX,
  readAnswers,
  type PlanAnswers,
} from './answers'

const whole: PlanAnswers = {
  stage: 'idea',
  product: 'Gourde',
  hours: 5,
  days: ['mardi', 'samedi'],
  budget: 'under300',
  success: '10 ventes',
  obstacle: 'choice',
  ifThen: 'Si…, alors je…',
  moment: { day: 'samedi', hour: 10 },
}

test('stored answers are read back unchanged', () => {
  expect(readAnswers(JSON.parse(JSON.stringify(whole)))).toEqual(whole)
})

test.each([undefined, null, 'texte', 7, [], {}])('%j is no answer', (data) => {
  expect(readAnswers(data)).toEqual(NO_ANSWERS)
})

test('answers of another client are read field by field, without invalid values', () => {
  const data = {
    stage: 'IDEA',
    product: 3,
    hours: '5',
    days: ['Samedi', 'mardi', 'samedi', 'jour', null],
    budget: 'lots',
    success: 'x'.repeat(PLAN_SUCCESS_MAX + 1),
    obstacle: null,
    ifThen: 'Si\nça',
    moment: { day: 'samedi', hour: 24 },
  }
  expect(readAnswers(data)).toEqual({
    ...NO_ANSWERS,
    days: ['mardi', 'samedi'],
    success: 'x'.repeat(PLAN_SUCCESS_MAX),
    ifThen: 'Si ça',
  })
  expect(readAnswers({ days: 'lundi', moment: { day: 'lundi', hour: 9.5 } })).toEqual(NO_ANSWERS)
})

test('choices and moments have their words', () => {
  expect(choiceLabel(HOURS, 5)).toBe('5\u00a0h')
  expect(choiceLabel(HOURS, null)).toBe('')
  expect(momentText({ day: 'samedi', hour: 10 })).toBe('samedi à 10\u00a0h')
})
