import { expect, test } from 'vitest'
import { coachPath } from '@/domain/account/coach-document'
import { NO_ANSWERS } from './answers'
import { declarationWrites, momentToday, NO_PLAN, parseStoredPlan } from './stored-plan'

const madeAt = '2026-11-22T10:00:00.000Z'

test.each([undefined, null, 'texte', {}, { plan: [], declared: true }])('%j is no plan', (data) => {
  expect(parseStoredPlan(data)).toEqual(NO_PLAN)
})

test('a plan is read from the document with the shares, without unknown criteria', () => {
  const answers = { ...NO_ANSWERS, stage: 'idea', hours: 5 }
  const criteria = ['provenSuccess', 'goodMargin', 'later']
  const stored = { shares: {}, plan: { answers, criteria, ifThen: 'Si…', madeAt, later: 1 } }
  expect(parseStoredPlan(stored)).toEqual({
    answers,
    criteria: ['provenSuccess', 'goodMargin'],
    ifThen: 'Si…',
    madeAt,
    declared: [],
  })
})

test('a stage is declared by the person, else by the answers', () => {
  const declared = (stage: string, said?: object) =>
    parseStoredPlan({ plan: { answers: { stage } }, ...(said && { declared: said }) }).declared
  expect(declared('product')).toEqual([])
  expect(declared('shop')).toEqual(['shop'])
  expect(declared('sales')).toEqual(['shop', 'sales'])
  expect(declared('sales', { sales: false })).toEqual(['shop'])
  expect(declared('desire', { shop: true, later: true })).toEqual(['shop'])
})

test('the moment of the plan is said on its day, until midnight', () => {
  const plan = { ...NO_PLAN, answers: { ...NO_ANSWERS, moment: { day: 'mardi', hour: 18 } as const } }
  expect(momentToday(plan, new Date(2026, 10, 24, 23, 59, 59))).toBe('votre moment à 18\u00a0h')
  expect(momentToday(plan, new Date(2026, 10, 25))).toBe('')
  expect(momentToday(NO_PLAN, new Date(2026, 10, 24))).toBe('')
  expect(momentToday(null, new Date(2026, 10, 24))).toBe('')
})

test('a stage is declared and taken back, once each, beside the others', () => {
  expect(declarationWrites('shop', true, null, 'lea')).toEqual([
    { kind: 'set', path: coachPath('lea'), fields: { declared: { shop: true } } },
  ])
  expect(declarationWrites('shop', true, { declared: { shop: true } }, 'lea')).toEqual([])
  expect(declarationWrites('sales', false, { declared: { shop: true } }, 'lea')).toEqual([
    { kind: 'update', path: coachPath('lea'), fields: { declared: { shop: true, sales: false } } },
  ])
})
