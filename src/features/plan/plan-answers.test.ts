import { expect, test } from 'vitest'
import { PLAN_STEPS } from '@/data/plan-draft'
import { NO_ANSWERS, PLAN_SUCCESS_MAX, readAnswers } from '@/domain/plan/answers'
import { ifThenFor } from '@/domain/plan/if-then'
import { QUESTIONS } from './questions'
import { answered, besideStep, hasAnswer, withExample } from './plan-answers'

test("« si … alors » follows the obstacle and the moment, until it is the person's own", () => {
  const first = answered(NO_ANSWERS, { obstacle: 'time' })
  expect(first.ifThen).toBe(ifThenFor('time', null))
  expect(first.ifThen).not.toBe('')
  const second = answered(first, { obstacle: 'money', moment: { day: 'samedi', hour: 10 } })
  expect(second.ifThen).toBe(ifThenFor('money', { day: 'samedi', hour: 10 }))
  const own = answered(second, { ifThen: 'Si je doute, alors je relis mon pourquoi.' })
  expect(answered(own, { obstacle: 'choice' }).ifThen).toBe('Si je doute, alors je relis mon pourquoi.')
})

test('a proposal that came back from the device, with plain spaces, is still one', () => {
  const kept = readAnswers(JSON.parse(JSON.stringify(answered(NO_ANSWERS, { obstacle: 'procrastination' }))))
  expect(answered(kept, { obstacle: 'money' }).ifThen).toBe(ifThenFor('money', null))
})

test('another question leaves an emptied sentence empty', () => {
  const emptied = answered(answered(NO_ANSWERS, { obstacle: 'time' }), { ifThen: '' })
  expect(answered(emptied, { budget: 'none' }).ifThen).toBe('')
})

test("an example replaces another one, and stands behind words of one's own", () => {
  const examples = ['500\u00a0€ de ventes', '10 commandes']
  expect(withExample('', '10 commandes', examples)).toBe('10 commandes')
  expect(withExample('500 € de ventes', '10 commandes', examples)).toBe('10 commandes')
  expect(withExample('Mes parents y croient', '10 commandes', examples)).toBe(
    'Mes parents y croient\u00a0; 10 commandes',
  )
  const long = 'a'.repeat(PLAN_SUCCESS_MAX)
  expect(withExample(long, '10 commandes', examples)).toBe(long)
})

test('each step knows whether it was answered', () => {
  const steps = QUESTIONS.map((_, index) => index + 1)
  expect(steps).toHaveLength(PLAN_STEPS)
  expect(steps.map((step) => hasAnswer(NO_ANSWERS, step))).toEqual(steps.map(() => false))
  const answers = {
    ...NO_ANSWERS,
    stage: 'idea',
    product: 'Gourde',
    hours: 2,
    days: ['mardi'],
    budget: 'none',
    success: '10 commandes',
    obstacle: 'time',
    moment: { day: 'mardi', hour: 18 },
  } as const
  expect(steps.map((step) => hasAnswer(answers, step))).toEqual(steps.map(() => true))
})

test('the product is asked of a person with an idea, in both directions', () => {
  expect([1, 3].map((step) => besideStep(NO_ANSWERS, step, step === 1 ? 1 : -1))).toEqual([3, 1])
  const idea = { ...NO_ANSWERS, stage: 'idea' } as const
  expect([1, 3].map((step) => besideStep(idea, step, step === 1 ? 1 : -1))).toEqual([2, 2])
})
