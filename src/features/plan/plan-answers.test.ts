import { describe, expect, test } from 'vitest'
import { PLAN_PREVIEW, PLAN_QUESTIONS } from '@/data/plan-draft'
import type { Weekday } from '@/domain/base/time/weekday'
import {
  asksProduct,
  NO_ANSWERS,
  PLAN_SUCCESS_MAX,
  readAnswers,
  type PlanMoment,
  type Stage,
} from '@/domain/plan/answers'
import { ifThenFor } from '@/domain/plan/if-then'
import { QUESTIONS } from './questions'
import { answered, hasAnswer, withExample } from './plan-answers'

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

test('five questions are five screens, and each knows whether it was answered', () => {
  const screens = QUESTIONS.map((_, index) => index + 1)
  expect(screens).toHaveLength(PLAN_QUESTIONS)
  expect(PLAN_PREVIEW).toBe(6)
  expect(screens.map((screen) => hasAnswer(NO_ANSWERS, screen))).toEqual(screens.map(() => false))
  const answers = {
    ...NO_ANSWERS,
    stage: 'idea',
    hours: 2,
    budget: 'none',
    success: '10 commandes',
    obstacle: 'time',
  } as const
  expect(screens.map((screen) => hasAnswer(answers, screen))).toEqual(screens.map(() => true))
  expect(hasAnswer({ ...NO_ANSWERS, days: ['mardi'] }, 2)).toBe(true)
  expect(hasAnswer({ ...NO_ANSWERS, moment: { day: 'mardi', hour: 18 } }, 5)).toBe(true)
})

test.each<[Stage | null, boolean]>([
  [null, false],
  ['desire', false],
  ['idea', true],
  ['product', true],
  ['shop', true],
  ['sales', true],
])('the product is asked at the stage « %s »: %s', (stage, isAsked) => {
  expect(asksProduct({ stage })).toBe(isAsked)
})

describe('the weekly moment is on the first chosen day', () => {
  const at = (day: Weekday) => ({ day, hour: 10 })
  test.each<[string, PlanMoment | null, readonly Weekday[], PlanMoment | null]>([
    ['stays', at('mardi'), ['mardi', 'samedi'], at('mardi')],
    ['moves to an earlier day', at('samedi'), ['mardi', 'samedi'], at('mardi')],
    ['moves to the next where its day goes', at('mardi'), ['samedi'], at('samedi')],
    ['goes with the last day', at('mardi'), [], null],
    ['is not there before it was asked', null, ['mardi'], null],
  ])('%s', (_, moment, days, after) => {
    expect(answered({ ...NO_ANSWERS, moment, days: ['mardi'] }, { days }).moment).toEqual(after)
  })

  test('with its sentence, until that is the person’s own', () => {
    const first = answered({ ...NO_ANSWERS, days: ['samedi'] }, { moment: at('samedi') })
    const moved = answered(first, { days: ['jeudi', 'samedi'] })
    expect(moved.ifThen).toBe(ifThenFor(null, at('jeudi')))
    const own = answered(first, { ifThen: 'Si je doute, alors je commence.' })
    expect(answered(own, { days: [] }).ifThen).toBe('Si je doute, alors je commence.')
  })
})
