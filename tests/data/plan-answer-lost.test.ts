import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { NO_ANSWERS, type PlanAnswers } from '@/domain/plan/answers'
import { firstPlan, todoText } from '@/domain/plan/first-plan'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import { openDeafLine } from './support/deaf-line'
import { until } from '../support/until'

const line = await openDeafLine()
const { alreadyThere } = await import('@/data/plan/already-there')
const { createPlan } = await import('@/data/plan/create-plan')
const { watchPlan } = await import('@/data/plan/plan')
const { readDrafts } = await import('@/data/projects/project-drafts')
const { watchProjects } = await import('@/data/projects/projects')
const { readOutbox } = await import('@/data/todos/todo-outbox')
const { watchRecentTodos } = await import('@/data/todos/recent-todos')
const { addProfile, confirmed, signUp } = await import('./support/person')
const { storedFields } = await import('./support/stored')

afterAll(() => line.close())

const now = new Date()
const answers = { ...NO_ANSWERS, stage: 'idea', product: 'Gourde filtrante' } as const
const planned = firstPlan(answers, now)
let uid = ''

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  uid = await signUp()
  await addProfile(uid, now)
})

/** The server makes the plan, and its answer never arrives: the SDK sends it again. */
async function madeUnheard(of: typeof planned, from: PlanAnswers) {
  const created = await createPlan(uid, of, from)
  line.deafen()
  let isAnswered = false
  void created.saved.then(() => (isAnswered = true))
  const path = `projects/${created.projectId}`
  await until(async () => expect(await storedFields(path)).toContain('title'))
  expect(isAnswered).toBe(false)
  line.cut()
  await created.saved
  return created
}

async function openTodos(): Promise<string[]> {
  const { items } = await confirmed<{ items: readonly { text: string }[] }>((onValue, onError) =>
    watchRecentTodos(uid, { completed: false, size: 60 }, onValue, onError),
  )
  return items.map(({ text }) => text)
}

/** Of the answers. */
async function storedProduct(): Promise<string> {
  const plan = await confirmed<StoredPlan>((onValue, onError) => watchPlan(uid, onValue, onError))
  return plan.answers.product
}

async function projects() {
  const { items } = await confirmed<{ items: readonly { id: string; title: string }[] }>((onValue, onError) =>
    watchProjects(uid, onValue, onError),
  )
  return items
}

test('a plan whose answer is lost is sent twice, and is there once', async () => {
  const { projectId, undo } = await madeUnheard(planned, answers)
  expect(await openTodos()).toEqual(planned.todos.map(todoText))
  expect(await projects()).toMatchObject([{ id: projectId, title: 'Gourde filtrante' }])
  expect(readOutbox(uid)).toEqual({ refused: [], unheard: [], waiting: new Set() })
  expect(readDrafts(uid).size).toBe(0)
  expect(await undo()).toEqual({ project: false, todos: 0, plan: false })
})

test('so is a second one on top of a first, whose answers its undo brings back', async () => {
  const first = await createPlan(uid, planned, answers)
  await first.saved
  const from = { ...answers, stage: 'shop', product: 'Lampe' } as const
  const second = firstPlan(from, now, await alreadyThere(uid, firstPlan(from, now)))
  const { projectId, undo } = await madeUnheard(second, from)
  expect((await openTodos()).sort()).toEqual([...planned.todos, ...second.todos].map(todoText).sort())
  expect((await projects()).map(({ id }) => id).sort()).toEqual([first.projectId, projectId].sort())
  expect(await storedProduct()).toBe('Lampe')

  expect(await undo()).toEqual({ project: false, todos: 0, plan: false })
  await until(async () => expect(await storedProduct()).toBe('Gourde filtrante'))
  expect(await openTodos()).toEqual(planned.todos.map(todoText))
  expect(await projects()).toMatchObject([{ id: first.projectId }])
})
