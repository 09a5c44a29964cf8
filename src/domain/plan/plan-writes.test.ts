import { describe, expect, it, test } from 'vitest'
import type { Fields } from '@/domain/base/read-field'
import { readerOf, written, type Documents } from '../../../tests/support/documents'
import { NO_ANSWERS } from './answers'
import { planUndoWrites, planWrites, type NewPlan, type PlanUndo } from './plan-writes'

const UID = 'lea'
const AUTHOR = { uid: UID, at: new Date('2026-11-25T08:00:00.000Z') }
const COACH = 'coach/lea'
const PROFILE = 'profiles/lea'

const plan: NewPlan = {
  madeAt: '2026-11-25T08:00:00.000Z',
  answers: { ...NO_ANSWERS, stage: 'idea', product: 'Gourde' },
  without: [],
  criteria: ['goodMargin'],
  ifThen: 'Si je doute, alors je relis.',
  project: { id: 'p', title: 'Gourde', texts: [{ item: 'product-1', content: 'Gourde' }] },
  todos: [
    { id: 'a', text: 'Chercher', dayOfWeek: 'lundi' },
    { id: 'b', text: 'Noter', dayOfWeek: 'mardi', date: '2026-12-01' },
  ],
}
const profile: Fields = { fullName: 'Léa', email: 'lea@exemple.fr', xp: 0, level: 1, hasLearningPlan: false }
const start: Documents = new Map([[PROFILE, profile]])

const make = (documents: Documents, made = plan) =>
  written(documents, planWrites(made, readerOf(documents), AUTHOR), AUTHOR.at)

function undo(documents: Documents, some: Partial<PlanUndo> = {}, made = plan): Documents {
  const { madeAt, project, todos } = made
  const args = { madeAt, project, todos, previous: null, isFirst: true, ...some }
  return written(documents, planUndoWrites(args, readerOf(documents), AUTHOR), AUTHOR.at)
}

const sorted = (documents: Documents) => [...documents.keys()].sort()

test('a plan is a project, a week, answers and the mark of the profile; made twice it is made once', () => {
  const made = make(start)
  expect(sorted(made)).toEqual([COACH, PROFILE, 'projects/p', 'todos/a', 'todos/b'])
  expect(made.get(COACH)).toEqual({
    plan: { answers: plan.answers, criteria: ['goodMargin'], ifThen: plan.ifThen, madeAt: plan.madeAt },
  })
  expect(made.get('projects/p')).toMatchObject({ userId: UID, title: 'Gourde' })
  expect(made.get('todos/b')).toMatchObject({ text: 'Noter', date: '2026-12-01', completed: false })
  expect(made.get(PROFILE)).toMatchObject({ hasLearningPlan: true, xp: 0 })
  expect(make(made)).toEqual(made)
  // A retry after a lost response must not restore a deleted todo.
  const without = new Map([...made].filter(([path]) => path !== 'todos/a'))
  expect(make(without)).toEqual(without)
})

test('a plan with every line unticked stores the answers alone, and leaves the shared parts unchanged', () => {
  const bare = { ...plan, project: null, todos: [], criteria: [], ifThen: '' }
  const made = make(new Map([[COACH, { shares: { plan: true } }]]), bare)
  expect(sorted(made)).toEqual([COACH])
  expect(made.get(COACH)).toMatchObject({ shares: { plan: true }, plan: { answers: plan.answers } })
})

describe('the undo', () => {
  it('takes everything away that is as it was made, and puts the answers before back', () => {
    expect(undo(make(start)).get(PROFILE)).toMatchObject({ hasLearningPlan: false })
    expect(sorted(undo(make(start)))).toEqual([COACH, PROFILE])
    expect(undo(make(start)).get(COACH)).toEqual({})
    const previous = { answers: NO_ANSWERS, madeAt: '2026-01-01T00:00:00.000Z', ifThen: '', criteria: [] }
    const second = make(new Map([...start, [COACH, { plan: previous }]]))
    const back = undo(second, { previous, isFirst: false })
    expect(back.get(COACH)).toEqual({ plan: previous })
    expect(back.get(PROFILE)).toMatchObject({ hasLearningPlan: true })
    expect(undo(back, { previous, isFirst: false })).toEqual(back)
  })

  it('leaves documents that the person changed since', () => {
    const made = make(start)
    const since = new Map([
      ...made,
      ['todos/a', { ...made.get('todos/a'), completed: true }],
      ['projects/p', { ...made.get('projects/p'), updatedAt: '2026-11-26T08:00:00.000Z' }],
    ])
    expect(sorted(undo(since))).toEqual([COACH, PROFILE, 'projects/p', 'todos/a'])
  })

  it('leaves the answers of another plan that was made since', () => {
    const other = { ...plan, madeAt: '2026-11-26T08:00:00.000Z', project: null, todos: [] }
    const both = make(make(start), other)
    expect(undo(both).get(COACH)).toMatchObject({ plan: { madeAt: other.madeAt } })
    expect(undo(both).get(PROFILE)).toMatchObject({ hasLearningPlan: true })
  })
})
