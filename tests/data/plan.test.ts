import { doc, getDocFromServer, updateDoc, waitForPendingWrites } from 'firebase/firestore'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '@/data/live/firestore'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { alreadyThere } from '@/data/plan/already-there'
import { createPlan } from '@/data/plan/create-plan'
import { watchPlan } from '@/data/plan/plan'
import { keepDraft, readDrafts } from '@/data/projects/project-drafts'
import { watchProjects } from '@/data/projects/projects'
import { saveProject } from '@/data/projects/project-saves'
import { watchProfile } from '@/data/session/profiles'
import { readOutbox } from '@/data/todos/todo-outbox'
import { addTodos, moveTodo, renameTodo, setRepeats, toggleTodo, type TodoList } from '@/data/todos/todos'
import { watchOpenTodos } from '@/data/todos/recent-todos'
import { NO_ANSWERS, type PlanAnswers } from '@/domain/plan/answers'
import { firstPlan, NOTHING_THERE, todoText, type ChosenPlan } from '@/domain/plan/first-plan'
import { NO_PLAN } from '@/domain/plan/stored-plan'
import { contentOf, withItemText } from '@/domain/projects/parts'
import { NO_CHANGES } from '@/domain/projects/project-draft'
import { addProfile, confirmed, offline, comeIn } from './support/person'
import { editStored } from './support/stored'

const now = new Date()
const answers: PlanAnswers = {
  stage: 'idea',
  product: 'Gourde filtrante',
  hours: 5,
  days: ['mardi', 'samedi'],
  budget: 'none',
  success: '10 ventes',
  obstacle: 'time',
  ifThen: 'Si…, alors je…',
  moment: { day: 'samedi', hour: 10 },
}
const planned = firstPlan(answers, now)
const nothingLeft = { project: false, todos: 0, plan: false }
let uid = ''

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  uid = await comeIn()
  await addProfile(uid, now)
  // As the frame does: without a store this device knows what it watches.
  await held(watchProfile)
})

type Watch<T> = (uid: string, onValue: OnValue<T>, onError: OnError) => Unsubscribe

/** What one live query has for this person, as the server confirmed it. */
function mine<T>(watch: Watch<T>): Promise<T> {
  return confirmed((onValue, onError) => watch(uid, onValue, onError))
}

/** The same, which goes on: a screen is open. */
function held<T>(watch: Watch<T>): Promise<void> {
  return new Promise((resolve, reject) => {
    watch(uid, (_, { isFromCache }) => (isFromCache ? undefined : resolve()), reject)
  })
}

const plan = () => mine(watchPlan)
const hasLearningPlan = async () => (await mine(watchProfile))?.hasLearningPlan
const projects = async () => (await mine(watchProjects)).items
const openTodos = async () =>
  (await mine<TodoList>((of, onValue, onError) => watchOpenTodos(of, 60, onValue, onError))).items

async function made(chosen: ChosenPlan = planned, of: PlanAnswers = answers) {
  const created = await createPlan(uid, chosen, of)
  await created.saved
  return created
}

describe('a plan', () => {
  test('is a project, a week, answers and the mark of the profile', async () => {
    const { projectId } = await made()
    expect(await plan()).toEqual({
      answers,
      criteria: planned.criteria,
      ifThen: answers.ifThen,
      madeAt: expect.stringMatching(/Z$/) as string,
      declared: [],
    })
    expect(await hasLearningPlan()).toBe(true)
    const [project, ...others] = await projects()
    expect(others).toEqual([])
    expect(project).toMatchObject({ id: projectId, title: 'Gourde filtrante', isPending: false })
    expect(project?.sections.product[0]).toMatchObject({ content: 'Gourde filtrante' })
    // Points are for the person's own work: an item's at their next save, a task's when it is done.
    expect(project?.countedItems).toEqual([])
    expect((await mine(watchProfile))?.xp).toBe(0)
    const todos = await openTodos()
    expect(todos.map(({ text }) => text)).toEqual(planned.todos.map(todoText))
    expect(todos.map(({ dayOfWeek }) => dayOfWeek)).toEqual(planned.todos.map(({ day }) => day))
    expect(readOutbox(uid)).toEqual({ refused: [], unheard: [], waiting: new Set() })
    expect(readDrafts(uid).size).toBe(0)
  })

  test('of which everything was unticked keeps the answers alone', async () => {
    const { projectId } = await made({ project: null, todos: [], criteria: [], ifThen: '' }, NO_ANSWERS)
    expect(projectId).toBeNull()
    expect(await plan()).toMatchObject({ answers: NO_ANSWERS, criteria: [], ifThen: '' })
    expect(await projects()).toEqual([])
    expect(await openTodos()).toEqual([])
    expect(await hasLearningPlan()).toBe(true)
  })

  test('made offline shows at once, and arrives when the network is back', async () => {
    await mine(watchProfile)
    const created = await offline(async () => {
      const begun = await createPlan(uid, planned, answers)
      const shown = new Promise((resolve, reject) => {
        const stop = watchOpenTodos(
          uid,
          60,
          ({ items }) => {
            if (items.length < planned.todos.length) return
            stop()
            resolve(items.every(({ isPending }) => isPending))
          },
          reject,
        )
      })
      expect(await shown).toBe(true)
      return begun
    })
    await created.saved
    expect(await openTodos()).toHaveLength(5)
    expect(await plan()).toMatchObject({ answers })
  })

  test('of a person whose profile cannot be changed is made all the same', async () => {
    // A field that the rules do not know: they take no change of this document.
    await editStored(`profiles/${uid}`, (fields) => {
      fields.sections = { ...fields.updatedAt }
    })
    await made()
    expect(await plan()).toMatchObject({ answers })
    expect(await projects()).toHaveLength(1)
    expect(await openTodos()).toHaveLength(5)
    expect(await hasLearningPlan()).toBe(false)
  })

  test('that the server refuses is in the outboxes, and undoing it empties them', async () => {
    const created = await createPlan(uid, planned, { ...answers, success: 'x'.repeat(301) })
    await expect(created.saved).rejects.toMatchObject({ name: 'AppError', code: 'data/denied' })
    expect(readOutbox(uid).refused).toHaveLength(5)
    expect([...readDrafts(uid).values()]).toMatchObject([{ state: 'refused', title: 'Gourde filtrante' }])
    expect(await created.undo()).toEqual(nothingLeft)
    expect(readOutbox(uid).refused).toEqual([])
    expect(readDrafts(uid).size).toBe(0)
  })
})

describe('the undo', () => {
  test('takes everything away that is as it was made', async () => {
    const { undo } = await made()
    expect(await undo()).toEqual(nothingLeft)
    await waitForPendingWrites((await openDatabase()).db)
    expect([await projects(), await openTodos(), await plan()]).toEqual([[], [], NO_PLAN])
    expect(await hasLearningPlan()).toBe(false)
    expect(await undo()).toEqual(nothingLeft)
  })

  test('leaves what the person went on with, and says so', async () => {
    const { undo } = await made()
    const [renamed, moved, ticked] = await openTodos()
    const [project] = await projects()
    if (!renamed || !moved || !ticked || !project) throw new Error('not made')
    renameTodo(renamed, 'Autre chose')
    moveTodo(moved, 'dimanche')
    await toggleTodo(ticked, true)
    const content = withItemText(contentOf(project), 'offer', 'offer-1', 'Livrée demain')
    await saveProject({ uid, id: project.id, base: project, content, now })
    await waitForPendingWrites((await openDatabase()).db)
    expect(await undo()).toEqual({ project: true, todos: 3, plan: false })
    await waitForPendingWrites((await openDatabase()).db)
    expect((await openTodos()).map(({ text }) => text)).toContain('Autre chose')
    expect(await openTodos()).toHaveLength(2)
    expect(await projects()).toHaveLength(1)
    expect(await plan()).toEqual(NO_PLAN)
  })

  test('leaves a project that is being written, and a task that another device changed', async () => {
    const { undo, projectId } = await made()
    keepDraft(uid, {
      ...{ projectId: projectId ?? '', version: '', keptAt: now, state: 'open', title: 'Go' },
      changes: NO_CHANGES,
    })
    const [first] = await openTodos()
    const { db } = await openDatabase()
    await updateDoc(doc(db, 'todos', first?.id ?? ''), { text: 'Changée ailleurs' })
    expect(await undo()).toEqual({ project: true, todos: 1, plan: false })
  })

  test('works without a network', async () => {
    const { undo } = await made()
    await watched()
    expect(await offline(undo)).toEqual(nothingLeft)
    await waitForPendingWrites((await openDatabase()).db)
    expect([await projects(), await openTodos(), await plan()]).toEqual([[], [], NO_PLAN])
  })
})

describe('a second plan', () => {
  const second = { ...answers, stage: 'sales', product: '', success: '100 ventes' } as const

  test('comes on top of what is there, and its undo brings back the answers of the first', async () => {
    await made()
    const before = await stored()
    addTodos(uid, 'lundi', ['À moi'], now)
    const { undo } = await made(firstPlan(second, now), second)
    expect((await plan()).answers).toEqual(second)
    expect((await projects()).map(({ title }) => title).sort()).toEqual(['Gourde filtrante', 'Ma boutique'])
    expect(await openTodos()).toHaveLength(11)
    expect(await undo()).toEqual(nothingLeft)
    await waitForPendingWrites((await openDatabase()).db)
    expect(await stored()).toEqual(before)
    expect((await projects()).map(({ title }) => title)).toEqual(['Gourde filtrante'])
    expect(await openTodos()).toHaveLength(6)
    expect(await hasLearningPlan()).toBe(true)
  })

  test('of the same answers finds what is open, and not what was renamed, done or left', async () => {
    expect(await alreadyThere(uid, planned)).toEqual(NOTHING_THERE)
    await made()
    const [renamed, ticked, ...others] = await openTodos()
    const [project] = await projects()
    if (!renamed || !ticked || !project) throw new Error('not made')
    renameTodo(renamed, 'Autre chose')
    await toggleTodo(ticked, true)
    await waitForPendingWrites((await openDatabase()).db)
    const there = await alreadyThere(uid, planned)
    expect([...there.todos].sort()).toEqual(others.map(({ text }) => text).sort())
    expect(there.hasProject).toBe(true)
    expect(await offline(() => alreadyThere(uid, planned))).toEqual(there)

    const again = firstPlan(answers, now, there)
    expect(again.todos.map(todoText)).toEqual([renamed.text, ticked.text])
    await made(again)
    expect(await projects()).toHaveLength(1)
    expect(await openTodos()).toHaveLength(6)

    const content = { ...contentOf(project), status: 'completed' as const }
    await saveProject({ uid, id: project.id, base: project, content, now })
    await waitForPendingWrites((await openDatabase()).db)
    expect(await alreadyThere(uid, planned)).toMatchObject({ hasProject: false })
  })

  test('does not repeat a task of the first that returns every week, done or not', async () => {
    await made()
    const [habit] = await openTodos()
    if (!habit) throw new Error('not made')
    setRepeats(habit, true, false)
    await toggleTodo({ ...habit, repeats: true }, true)
    await waitForPendingWrites((await openDatabase()).db)
    expect((await alreadyThere(uid, planned)).todos).toContain(habit.text)
    const again = firstPlan(answers, now, await alreadyThere(uid, planned))
    expect(again).toMatchObject({ project: null, todos: [], openTodos: 5 })
  })

  test('of more hours adds what the first did not hold, and no week is longer than seven tasks', async () => {
    await made()
    const more = { ...answers, hours: 15 } as const
    const whole = firstPlan(more, now)
    const again = firstPlan(more, now, await alreadyThere(uid, whole))
    expect(again).toMatchObject({ project: null, openTodos: 5 })
    await made(again, more)
    const texts = (await openTodos()).map(({ text }) => text)
    expect(texts.sort()).toEqual(whole.todos.map(todoText).sort())
    expect(texts).toHaveLength(7)
  })

  test('that the server refuses leaves the first as it was', async () => {
    await made()
    const before = await stored()
    const created = await createPlan(uid, firstPlan(second, now), { ...second, success: 'x'.repeat(301) })
    await expect(created.saved).rejects.toMatchObject({ code: 'data/denied' })
    // The answers that are stored are those of the first.
    expect(await created.undo()).toEqual({ ...nothingLeft, plan: true })
    await waitForPendingWrites((await openDatabase()).db)
    expect(await stored()).toEqual(before)
    expect((await projects()).map(({ title }) => title)).toEqual(['Gourde filtrante'])
    expect((await openTodos()).map(({ text }) => text)).toEqual(planned.todos.map(todoText))
    expect(await hasLearningPlan()).toBe(true)
    expect([readOutbox(uid).refused, readDrafts(uid).size]).toEqual([[], 0])
  })

  test('stays when the first one is undone', async () => {
    const { undo } = await made()
    await made(firstPlan(second, now), second)
    expect(await undo()).toEqual({ ...nothingLeft, plan: true })
    expect((await plan()).answers).toEqual(second)
    expect(await hasLearningPlan()).toBe(true)
  })
})

async function watched(): Promise<void> {
  const recent: Watch<TodoList> = (of, onValue, onError) => watchOpenTodos(of, 60, onValue, onError)
  await Promise.all([held(watchPlan), held(watchProjects), held(recent)])
}

async function stored() {
  const { db } = await openDatabase()
  return (await getDocFromServer(doc(db, 'coach', uid))).data()
}
