// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import {
  changePlanDraft,
  dropPlanDraft,
  isPlanOnItsWay,
  readPlanDraft,
  wantPlanHere,
  wantPlanInNewAccount,
} from '@/data/plan-draft'
import { subscribeTyped } from '@/data/device/typed-text'
import type { Entry } from '@/data/sync/entry'
import { NO_ANSWERS, type PlanAnswers } from '@/domain/plan/answers'
import type { ChosenPlan } from '@/domain/plan/first-plan'
import type { ToastOptions } from '@/ui/toast'
import { arriveWithPlan, draftAgain } from './write-plan'

const toasts: ToastOptions[] = []
const created: ChosenPlan[] = []
const givenUp: number[] = []

vi.mock('@/ui/toast', () => ({ showToast: (options: ToastOptions) => toasts.push(options) }))
vi.mock('@/data/sync/current', () => ({
  syncOf: () => ({ giveUp: (numbers: readonly number[]) => Promise.resolve(givenUp.push(...numbers)) }),
}))
vi.mock('@/data/device/session-store', async (original) => ({
  ...(await original<object>()),
  isSignedIn: () => true,
}))
vi.mock('@/data/plan', () => ({
  makePlan: { name: 'plan.make' },
  alreadyThere: () => Promise.resolve({ todos: [], hasProject: false }),
  createPlan: (_uid: string, chosen: ChosenPlan) => {
    created.push(chosen)
    return Promise.resolve(() => Promise.resolve({ project: false, todos: 0 }))
  },
}))

const answered = (stage: PlanAnswers['stage']): PlanAnswers => ({ ...NO_ANSWERS, stage })

function refused(answers: PlanAnswers): Entry {
  return {
    number: 1,
    args: { answers, without: ['if-then'], project: { title: 'Ma gourde' } },
  } as unknown as Entry
}

function draft(answers: PlanAnswers) {
  changePlanDraft((known) => ({ ...known, answers }))
}

beforeEach(() => {
  dropPlanDraft()
  toasts.length = 0
  created.length = 0
  givenUp.length = 0
  vi.useRealTimers()
})

test('a refused plan is the draft again, whole, and no entry any more', () => {
  draftAgain('lea', refused(answered('idea')))
  expect(readPlanDraft()).toMatchObject({
    answers: answered('idea'),
    reached: 6,
    without: ['if-then'],
    title: 'Ma gourde',
  })
  expect(givenUp).toEqual([1])
  expect(toasts).toMatchObject([{ tone: 'alert' }])
  expect(toasts[0]?.text).toMatch(/gardé sur cet appareil\.$/)
  expect(toasts[0]?.action).toBeUndefined()
})

test('a plan that is refused later leaves newer answers, and stays refused until it is taken back', () => {
  draft(answered('shop'))
  draftAgain('lea', refused(answered('idea')))
  expect(readPlanDraft()?.answers).toEqual(answered('shop'))
  expect(toasts).toMatchObject([{ tone: 'alert', action: { label: 'Reprendre ce plan' } }])
  expect(givenUp).toEqual([])
  toasts[0]?.action?.run()
  expect(readPlanDraft()).toMatchObject({ answers: answered('idea'), title: 'Ma gourde' })
  expect(givenUp).toEqual([1])
})

test('the same answers in the draft are no newer ones', () => {
  draft(answered('idea'))
  draftAgain('lea', refused(answered('idea')))
  expect(readPlanDraft()).toMatchObject({ reached: 6, title: 'Ma gourde' })
  expect(toasts[0]?.action).toBeUndefined()
})

test('« Annuler » gives the draft back, and leaves newer answers too', async () => {
  for (const newer of [null, answered('shop')]) {
    draft(answered('idea'))
    wantPlanHere(new Date())
    await arriveWithPlan('lea', false)
    expect(readPlanDraft()).toBeNull()
    if (newer) draft(newer)
    toasts.at(-1)?.action?.run()
    await vi.waitFor(() => expect(readPlanDraft()?.answers).toEqual(newer ?? answered('idea')))
  }
  await vi.waitFor(() => expect(toasts).toHaveLength(3))
  expect(toasts[2]).toMatchObject({ action: { label: 'Reprendre ce plan' } })
})

test.each(['here', 'in a new account'])(
  'a plan that is wanted %s is on its way until it is created',
  async (where) => {
    draft(answered('idea'))
    expect(isPlanOnItsWay()).toBe(false)
    if (where === 'here') wantPlanHere(new Date())
    else wantPlanInNewAccount(new Date(), new Date())
    expect(isPlanOnItsWay()).toBe(true)
    const told: [isOnItsWay: boolean, isCreated: boolean][] = []
    const stop = subscribeTyped(() => told.push([isPlanOnItsWay(), created.length > 0]))
    await arriveWithPlan('lea', where !== 'here')
    stop()
    expect(told).toEqual([
      [true, false],
      [false, true],
    ])
  },
)

test('the dates that are written are those of the preview, although the evening began before the press', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 21, 1), toFake: ['Date'] })
  draft(answered('desire'))
  wantPlanHere(new Date(2026, 10, 27, 20, 58))
  await arriveWithPlan('lea', false)
  expect(created.map(({ todos }) => todos[0]?.date)).toEqual(['2026-11-27'])
})
