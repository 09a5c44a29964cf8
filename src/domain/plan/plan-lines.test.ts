import { expect, test } from 'vitest'
import { PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import type { FirstPlan } from '@/domain/plan/first-plan'
import { chosenOf, isNothing, LINE, ticked } from './plan-lines'

const whole: Omit<FirstPlan, 'openTodos'> = {
  project: { title: 'Gourde', texts: [{ item: 'product-1', content: 'Gourde filtrante' }] },
  todos: [
    { text: 'Appeler', date: '2026-12-01', minutes: 20 },
    { text: 'Écrire', date: '2026-12-03', minutes: 30 },
  ],
  criteria: ['goodMargin', 'solvesProblem', 'provenSuccess'],
  ifThen: 'Si je doute, alors je commence.',
}
const plan: FirstPlan = { ...whole, openTodos: 0 }

test('an unticked line is left out of the plan, and returns when it is ticked again', () => {
  const first = plan.todos[0]
  if (!first) throw new Error('no todo')
  const without = ticked(ticked([], LINE.todo(first), false), LINE.criterion('goodMargin'), false)
  expect(chosenOf(plan, without)).toEqual({
    ...whole,
    todos: [plan.todos[1]],
    criteria: ['solvesProblem', 'provenSuccess'],
  })
  expect(chosenOf(plan, ticked(without, LINE.todo(first), true)).todos).toEqual(plan.todos)
})

test('a project that is not wanted takes its texts along; one of its texts can go alone', () => {
  expect(chosenOf(plan, [LINE.project]).project).toBeNull()
  expect(chosenOf(plan, ['text.product-1']).project).toEqual({ title: 'Gourde', texts: [] })
  expect(chosenOf({ ...plan, project: null }, []).project).toBeNull()
})

test.each<[string | null, string]>([
  [null, 'Gourde'],
  ['Gourde d’été', 'Gourde d’été'],
  ['  Ma gourde ', 'Ma gourde'],
  ['', 'Gourde'],
  ['   ', 'Gourde'],
  ['\u200b', 'Gourde'],
  ['x'.repeat(300), 'x'.repeat(PROJECT_TITLE_MAX)],
])('the project is named « %s » as « %s », with the text of the product', (title, named) => {
  expect(chosenOf(plan, [], title).project).toEqual({ title: named, texts: whole.project?.texts })
  expect(chosenOf(plan, [LINE.project], title).project).toBeNull()
})

test('a plan without a line is rejected', () => {
  const all = [
    LINE.project,
    LINE.ifThen,
    ...plan.todos.map((todo) => LINE.todo(todo)),
    ...plan.criteria.map((key) => LINE.criterion(key)),
  ]
  expect(isNothing(chosenOf(plan, all))).toBe(true)
  expect(isNothing(chosenOf(plan, all.slice(1)))).toBe(false)
})
