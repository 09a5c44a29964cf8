import { expect, test } from 'vitest'
import { guidanceOf, type Guidance } from '@/data/guidance/guidance'
import { forgetPutOffs, putOffStep, putOffSteps } from '@/data/guidance/put-off-steps'
import { declareStage } from '@/data/plan/plan'
import { dropDraft, keepDraft } from '@/data/projects/project-drafts'
import { newProjectId, saveProject } from '@/data/projects/projects'
import { addCandidate, newCandidateId } from '@/data/research/candidates'
import { publishSession } from '@/data/device/session-store'
import { addTodos, moveTodo, toggleTodo } from '@/data/todos/todos'
import { changesBetween } from '@/domain/projects/project-draft'
import { emptyContent, withItemText } from '@/domain/projects/parts'
import { dayAfter } from '@/domain/guidance/next-steps'
import { weekdayOf } from '@/domain/base/weekday'
import { signUp } from './support/person'
import { verdicts } from './support/research'

const now = new Date()

async function person(): Promise<string> {
  const uid = await signUp()
  publishSession({ status: 'signed-in', by: 'login', user: { uid, email: '', createdAt: null } })
  return uid
}

/** What is known once it is so. */
function known(uid: string, isSo: (guidance: Guidance) => boolean): Promise<Guidance> {
  const store = guidanceOf(uid, now)
  return new Promise((resolve) => {
    const stop = store.subscribe(look)
    look()
    function look() {
      if (!isSo(store.read())) return
      // The subscription may still be on its way back.
      queueMicrotask(() => stop())
      resolve(store.read())
    }
  })
}

const isSettled = ({ status }: Guidance) => status === 'settled'

test('of who has just come, all is known to be empty', async () => {
  const { facts, unread } = await known(await person(), isSettled)
  expect(unread).toEqual([])
  expect(facts).toMatchObject({
    ...{ projects: [], candidates: [], today: [], hasSections: false, hasComing: false, hasTodos: false },
    plan: { madeAt: '', declared: [] },
  })
})

test('a todo of a far day is a todo, and not one of the coming days', async () => {
  const uid = await person()
  const [id = ''] = addTodos(uid, dayAfter(now, 4), ['Plus tard'], now)
  const far = await known(uid, (state) => isSettled(state) && state.facts.hasTodos === true)
  expect(far.facts.hasComing).toBe(false)

  const todo = {
    userId: uid,
    text: 'Plus tard',
    completed: false,
    createdAt: now,
    placedAt: null,
    xpCounted: false,
  }
  moveTodo({ ...todo, id, dayOfWeek: dayAfter(now, 4) }, dayAfter(now, 2))
  await known(uid, ({ facts }) => facts.hasComing === true)

  // Done, it is nothing to do; of the coming days only what is open counts.
  await toggleTodo({ ...todo, id, dayOfWeek: dayAfter(now, 2) }, true, now)
  const done = await known(uid, (state) => isSettled(state) && state.facts.hasComing === false)
  expect(done.facts.hasTodos).toBe(true)
})

test('while something is open today, the coming days are not asked for', async () => {
  const uid = await person()
  addTodos(uid, weekdayOf(now), ["Aujourd'hui"], now)
  const { facts } = await known(uid, (state) => isSettled(state) && state.facts.today?.length === 1)
  expect(facts).toMatchObject({ hasComing: null, hasTodos: true })
})

test('what was written in a project and is not saved yet counts as written', async () => {
  const uid = await person()
  const id = newProjectId()
  const content = { ...emptyContent(), title: 'Gourde' }
  await saveProject({ uid, id, base: null, content, now })
  const { facts } = await known(uid, (state) => isSettled(state) && state.facts.projects?.length === 1)
  const stored = facts.projects?.[0]
  expect(stored?.sections.product[0]?.completed).toBe(false)

  const changes = changesBetween(content, withItemText(content, 'product', 'product-1', 'En inox'))
  if (!changes || !stored) throw new Error('Nothing was changed')
  keepDraft(uid, {
    projectId: id,
    version: stored.version,
    keptAt: now,
    state: 'open',
    title: 'Gourde',
    changes,
  })
  const typed = await known(uid, (state) => isSettled(state) && state.facts.projects?.length === 1)
  expect(typed.facts.projects?.[0]?.sections.product[0]?.completed).toBe(true)
  dropDraft(uid, id)
})

test('products and a declared stage are live', async () => {
  const uid = await person()
  const store = guidanceOf(uid, now)
  const stop = store.subscribe(() => undefined)
  await addCandidate({ kind: 'loose', uid }, newCandidateId(), { link: 'https://ex.fr/1', verdicts }, now)
  await declareStage(uid, 'shop', true)
  await expect
    .poll(() => [store.read().facts.candidates?.length, store.read().facts.plan?.declared])
    .toEqual([1, ['shop']])
  await declareStage(uid, 'shop', false)
  await expect.poll(() => store.read().facts.plan?.declared).toEqual([])
  stop()
})

test('what may not be read is named, and says nothing', async () => {
  await person()
  const { facts, unread } = await known('somebody-else', ({ unread }) => unread.length === 4)
  expect(unread).toEqual(['plan', 'projects', 'products', 'todos'])
  expect(facts).toEqual({
    ...{ plan: null, projects: null, candidates: null, hasSections: null },
    ...{ today: null, hasComing: null, hasTodos: null },
  })
})

test('« Pas maintenant » stays on the device of who is signed in, until it is taken back', async () => {
  const uid = await person()
  putOffStep(uid, 'link', now)
  putOffStep(uid, 'plan', now)
  expect([...putOffSteps(uid, now).keys()]).toEqual(['link', 'plan'])
  expect(putOffSteps('somebody-else', now).size).toBe(0)
  forgetPutOffs(uid)
  expect(putOffSteps(uid, now).size).toBe(0)
})
