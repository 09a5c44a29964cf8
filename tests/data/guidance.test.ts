import { expect, test } from 'vitest'
import { guidanceOf, type Guidance } from '@/data/guidance/guidance'
import { forgetPutOffs, putOffStep, putOffSteps } from '@/data/guidance/put-off-steps'
import { declareStage } from '@/data/plan/plan'
import { dropOwnDrafts, keepDraft } from '@/data/projects/project-drafts'
import { newProjectId, saveProject } from '@/data/projects/project-saves'
import { addCandidates, newCandidateId, removeCandidate } from '@/data/research'
import { storeSection } from '@/data/sections'
import { syncOf } from '@/data/sync/current'
import { addTodoOnce, addTodos, moveTodo, toggleTodo } from '@/data/todos/todos'
import { addDays, dateAt, localDateOf, mondayOf } from '@/domain/base/local-date'
import { changesBetween } from '@/domain/projects/project-draft'
import { emptyContent, withItemText } from '@/domain/projects/parts'
import { dayAfter } from '@/domain/guidance/next-steps'
import { PLAIN_TODO } from '@/domain/todos/todo'
import { weekdayOf, type Weekday } from '@/domain/base/weekday'
import { UNREAD } from '../support/guidance-facts'
import { comeIn } from './support/person'
import { draftCandidates, verdicts } from './support/research'

const now = new Date()

/** What is known once it is so. */
function known(uid: string, isSo: (guidance: Guidance) => boolean, at = now): Promise<Guidance> {
  const store = guidanceOf(uid, at)
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
  const { facts, unread } = await known(await comeIn(), isSettled)
  expect(unread).toEqual([])
  expect(facts).toMatchObject({
    ...{ projects: [], candidates: [], today: [], hasSections: false, hasComing: false, hasTodos: false },
    reviews: { last: null, since: null },
    plan: { madeAt: '', declared: [] },
  })
})

test('a todo of a far day is a todo, and not one of the coming days', async () => {
  const uid = await comeIn()
  const [id = ''] = addTodos(uid, dayAfter(now, 4), ['Plus tard'], now)
  const far = await known(uid, (state) => isSettled(state) && state.facts.hasTodos === true)
  expect(far.facts.hasComing).toBe(false)

  const todo = { ...PLAIN_TODO, userId: uid, text: 'Plus tard', createdAt: now }
  moveTodo({ ...todo, id, dayOfWeek: dayAfter(now, 4) }, dayAfter(now, 2))
  await known(uid, ({ facts }) => facts.hasComing === true)

  // Done, it is nothing to do; of the coming days only what is open counts.
  await toggleTodo({ ...todo, id, dayOfWeek: dayAfter(now, 2) }, true)
  const done = await known(uid, (state) => isSettled(state) && state.facts.hasComing === false)
  expect(done.facts.hasTodos).toBe(true)
})

test('what repeats is to do on a coming day, whatever was stored when it was last ticked', async () => {
  const uid = await comeIn()
  const day = dayAfter(now, 2)
  const todo = {
    ...PLAIN_TODO,
    id: `habit-${uid}`,
    userId: uid,
    text: 'Publier',
    dayOfWeek: day,
    createdAt: now,
  }
  addTodoOnce(uid, { ...todo, repeats: true }, now)
  const before = addDays(localDateOf(now), -7)
  await toggleTodo({ ...todo, repeats: true }, true, before)
  const { facts } = await known(uid, (state) => isSettled(state) && state.facts.hasTodos === true)
  expect(facts.hasComing).toBe(true)

  await toggleTodo({ ...todo, repeats: true }, true, addDays(localDateOf(now), 2))
  const done = await known(uid, (state) => isSettled(state) && state.facts.hasComing === false)
  expect(done.facts.leftOver).toEqual({ todos: [], hasMore: false })
})

test('what the days before left open is known, as long as nothing is open today', async () => {
  const uid = await comeIn()
  // The server dates what is made now; by then its Monday is over.
  const friday = dateAt(addDays(mondayOf(localDateOf(now)), 11))
  const on = (id: string, dayOfWeek: Weekday) =>
    addTodoOnce(uid, { id: `${id}-${uid}`, dayOfWeek, text: id }, now)
  on('lundi', 'lundi')
  on('samedi', 'samedi')
  const { facts } = await known(
    uid,
    (state) => isSettled(state) && state.facts.leftOver !== null && state.facts.hasTodos === true,
    friday,
  )
  expect(facts.leftOver).toMatchObject({ todos: [{ text: 'lundi' }], hasMore: false })
})

test('while something is open today, the coming days are not asked for', async () => {
  const uid = await comeIn()
  addTodos(uid, weekdayOf(now), ["Aujourd'hui"], now)
  const { facts } = await known(uid, (state) => isSettled(state) && state.facts.today?.length === 1)
  expect(facts).toMatchObject({ hasComing: null, hasTodos: true })
})

test('what was written in a project and is not saved yet counts as written', async () => {
  const uid = await comeIn()
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
  dropOwnDrafts(uid, id, ['open'])
})

test('products and a declared stage are live', async () => {
  const uid = await comeIn()
  const store = guidanceOf(uid, now)
  const stop = store.subscribe(() => undefined)
  await syncOf(uid).mutate(addCandidates, {
    sectionId: null,
    candidates: [{ id: newCandidateId(), link: 'https://ex.fr/1', verdicts }],
    createdAt: now.toISOString(),
  })
  await declareStage(uid, 'shop', true)
  await expect
    .poll(() => [store.read().facts.candidates?.length, store.read().facts.plan?.declared])
    .toEqual([1, ['shop']])
  await declareStage(uid, 'shop', false)
  await expect.poll(() => store.read().facts.plan?.declared).toEqual([])
  stop()
})

test('three products are known wherever they stand, and those of a table also once the others are gone', async () => {
  const uid = await comeIn()
  const links = (name: string) => draftCandidates(3, name)
  const loose = links(`loose-${uid}`)
  const createdAt = now.toISOString()
  await syncOf(uid).mutate(addCandidates, { sectionId: null, candidates: loose, createdAt })
  const section = { id: `table-${uid}`, name: 'Lampe', candidates: links(`table-${uid}`), createdAt }
  await storeSection(section)

  const store = guidanceOf(uid, now)
  const stop = store.subscribe(() => undefined)
  const places = () => (store.read().facts.candidates ?? []).map(({ sectionId }) => sectionId).sort()
  // The newest of the table, and what « Mes liens » has that is newer than its others.
  await expect.poll(places).toHaveLength(3)
  await expect.poll(() => new Set(places()).size).toBe(2)
  for (const { id, link } of loose)
    await syncOf(uid).mutate(removeCandidate, { at: { id, sectionId: null }, link })
  await expect.poll(places).toEqual([section.id, section.id, section.id])
  stop()
})

test('what may not be read is named, and says nothing', async () => {
  await comeIn()
  const { facts, unread } = await known('somebody-else', ({ unread }) => unread.length === 6)
  expect(unread).toEqual(['plan', 'projects', 'products', 'todos', 'weeks', 'learning'])
  expect(facts).toEqual(UNREAD)
})

test('« Pas maintenant » stays on the device of who is signed in, until it is taken back', async () => {
  const uid = await comeIn()
  putOffStep(uid, 'link', now)
  putOffStep(uid, 'plan', now)
  expect([...putOffSteps(uid, now).keys()]).toEqual(['link', 'plan'])
  expect(putOffSteps('somebody-else', now).size).toBe(0)
  forgetPutOffs(uid)
  expect(putOffSteps(uid, now).size).toBe(0)
})
