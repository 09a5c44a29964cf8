import { doc, getDocFromServer } from 'firebase/firestore'
import { beforeEach, expect, test } from 'vitest'
import { unsavedOf } from '@/data/account/unsaved'
import { writeStored } from '@/data/device/device-storage'
import { openDatabase } from '@/data/live/firestore'
import { addCandidate, newCandidateId } from '@/data/research/candidates'
import { watchTodosDone } from '@/data/todos/recent-todos'
import { addDatedTodos, toggleTodo } from '@/data/todos/todos'
import { closeWeek, deliverReviews, newPriorityIds } from '@/data/weeks/close-week'
import { changeReview, keptReviews, readReviews } from '@/data/weeks/kept-reviews'
import { weekReadingOf, type WeekReading } from '@/data/weeks/week-reading'
import { removeWeek, watchRecentWeeks, watchWeek, type LiveWeek } from '@/data/weeks/weeks'
import { addDays, dateAt, localDateOf, mondayOf, weekdayOfDate } from '@/domain/base/local-date'
import { PLAIN_TODO } from '@/domain/todos/todo'
import { lookBack } from '@/domain/weeks/look-back'
import { newDraft, type WeekDraft } from '@/domain/weeks/week-draft'
import { coachSightOf } from '@/features/coach/dossier/coach-sight'
import { NO_OWN_CHOICE } from '@/features/coach/dossier/own-choices'
import { SHARES_ALL } from '@/domain/coach/sharing'
import { confirmed, offline, comeIn } from './support/person'
import { deleteStored, putStored, storedIds } from './support/stored'
import { verdicts } from './support/research'

const now = new Date()
const monday = addDays(mondayOf(localDateOf(now)), -7)
const NOTHING = { todos: [], candidates: [], projects: [], lessons: [], xp: 10 }
const back = lookBack(NOTHING, monday)

let uid: string
beforeEach(async () => {
  uid = await comeIn()
})

function draftOf(...texts: string[]): WeekDraft {
  const draft = newDraft(monday, newPriorityIds(3, now), ['lundi', 'mardi', 'mercredi'])
  const priorities = draft.priorities.map((each, index) => ({ ...each, text: texts[index] ?? '' }))
  return { ...draft, priorities, went: 'Écrit ici' }
}

const stored = async () => {
  const { items } = await confirmed<{ items: readonly LiveWeek[] }>((onValue, onError) =>
    watchWeek(uid, monday, onValue, onError),
  )
  return items[0] ?? null
}
const kept = () => readReviews(uid).get(monday) ?? null
const settled = () => expect.poll(() => kept()?.state ?? 'none', { timeout: 10_000 })
const ownTodos = async (draft: WeekDraft) => {
  const ids = await storedIds('todos')
  return draft.priorities.filter(({ todoId }) => ids.includes(todoId)).map(({ text }) => text)
}
/** As it is typed, then closed. */
async function close(draft: WeekDraft, closed: LiveWeek | null = null): Promise<void> {
  changeReview(
    uid,
    monday,
    () => draft,
    () => draft,
  )
  await closeWeek({ uid, draft, closed, back, now })
}

test('a week is closed with a todo for each priority, and nothing stays on the device', async () => {
  const draft = draftOf('Filmer', '', 'Appeler')
  await close(draft)
  await settled().toBe('none')
  expect(await stored()).toMatchObject({
    priorities: ['Filmer', 'Appeler'],
    went: 'Écrit ici',
    stats: { done: 0, xp: 10 },
  })
  expect(await ownTodos(draft)).toEqual(['Filmer', 'Appeler'])
})

test('closed without a network and again before it is back: one document, each todo once', async () => {
  const draft = draftOf('Filmer')
  const before = (await storedIds('todos')).length
  await offline(async () => {
    await close(draft)
    expect(kept()?.state).toBe('sent')
  })
  await settled().toBe('none')
  const first = await stored()
  await close({ ...draft, base: first?.version ?? '', went: 'Corrigé' }, first)
  await settled().toBe('none')
  expect(await stored()).toMatchObject({ went: 'Corrigé', priorities: ['Filmer'] })
  expect((await storedIds('weeks')).filter((id) => id === `${uid}_${monday}`)).toHaveLength(1)
  expect((await storedIds('todos')).length).toBe(before + 1)
})

test('what is written while its closing is on its way is another review, which corrects it', async () => {
  const draft = draftOf('Filmer')
  await offline(async () => {
    await close(draft)
    changeReview(
      uid,
      monday,
      () => draftOf(),
      (sent) => ({ ...sent, blocked: 'Écrit depuis' }),
    )
    expect(unsavedOf(uid)).toContain('1 bilan de semaine pas encore clos')
  })
  await expect.poll(async () => (await stored())?.went, { timeout: 10_000 }).toBe('Écrit ici')
  await expect.poll(() => keptReviews.onItsWay(monday).length, { timeout: 10_000 }).toBe(0)
  const closed = await stored()
  expect(kept()).toMatchObject({ blocked: 'Écrit depuis', state: 'open', base: closed?.version })

  await closeWeek({ uid, draft: kept() ?? draft, closed, back, now })
  await settled().toBe('none')
  expect(await stored()).toMatchObject({ blocked: 'Écrit depuis', priorities: ['Filmer'] })
})

test('what another tab has written an instant before the closing is kept beside it', async () => {
  const draft = draftOf('Filmer')
  const key = `week.${uid}.${monday}` as const
  changeReview(
    uid,
    monday,
    () => draft,
    () => draft,
  )
  writeStored(key, JSON.stringify({ ...draft, blocked: "Dans l'autre onglet" }))
  await closeWeek({ uid, draft, closed: null, back, now })
  expect(kept()).toMatchObject({ blocked: "Dans l'autre onglet", state: 'open' })
  await expect.poll(async () => (await stored())?.version, { timeout: 10_000 }).toBe(kept()?.base)
})

test('closed in two tabs at once: the one that is refused says nothing that is not there', async () => {
  const draft = draftOf('Filmer')
  await close(draft)
  await settled().toBe('none')
  await close(draft)
  await settled().toBe('none')
})

test('a closing that another tab has not handed over yet is not called refused here; after a load it is', async () => {
  readReviews(uid)
  const key = `coach-boom.week.${uid}.${monday}`
  localStorage.setItem(key, JSON.stringify({ ...draftOf(), state: 'sent', version: 'x' }))
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
  expect(kept()?.state).toBe('sent')
  await deliverReviews(uid)
  expect(kept()?.state).toBe('sent')

  readReviews('somebody')
  await deliverReviews(uid)
  expect(kept()?.state).toBe('refused')
})

test('a week that another device closed is not replaced, and what was written here stays', async () => {
  const there = draftOf('De là-bas')
  await close(there)
  await settled().toBe('none')
  const first = await stored()

  const here = { ...draftOf("D'ici"), went: 'Autre chose' }
  // This device has not heard of the other's closing.
  await close(here)
  await settled().toBe('refused')
  expect(await stored()).toMatchObject({ version: first?.version, went: 'Écrit ici' })
  expect(kept()).toMatchObject({ went: 'Autre chose' })
  expect(await ownTodos(here)).toEqual([])

  // « Le remplacer par celui-ci »
  await close({ ...here, state: 'open' }, first)
  await settled().toBe('none')
  expect(await stored()).toMatchObject({ went: 'Autre chose', priorities: ["D'ici"] })
  expect(await ownTodos(here)).toEqual(["D'ici"])
  expect(await ownTodos(there)).toEqual(['De là-bas'])
})

test('a deleted review is gone, and can be written anew', async () => {
  const draft = draftOf('Filmer')
  await close(draft)
  await settled().toBe('none')
  const week = await stored()
  if (week) await removeWeek(week)
  expect(await stored()).toBeNull()
  await close(draftOf('Appeler'))
  await settled().toBe('none')
  expect(await stored()).toMatchObject({ priorities: ['Appeler'] })
})

test('what is counted is what was ticked and found in the week; a full one reads 60 documents at most', async () => {
  const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
  for (const [index, day] of days.entries()) {
    const texts = ['a', 'b', 'c', 'd', 'e'].map((letter) => `${letter} ${index}`)
    const ids = addDatedTodos(uid, texts, day, now)
    for (const [at, text] of texts.slice(0, 3).entries()) {
      const made = { id: ids[at] ?? '', userId: uid, text, createdAt: now }
      const todo = { ...PLAIN_TODO, ...made, date: day, dayOfWeek: weekdayOfDate(day) }
      await toggleTodo(todo, true, now, day)
    }
  }
  for (let ago = 1; ago <= 12; ago++) {
    const before = addDays(monday, -7 * ago)
    await putStored(`weeks/${uid}_${before}`, { userId: uid, monday: before, closedAt: dateAt(before) })
  }
  await addCandidate(
    { kind: 'loose', uid },
    newCandidateId(),
    { link: 'https://ex.fr/1', verdicts },
    dateAt(addDays(monday, 3)),
  )
  await addCandidate(
    { kind: 'loose', uid },
    newCandidateId(),
    { link: 'https://ex.fr/2', verdicts },
    dateAt(addDays(monday, -1)),
  )
  await close(draftOf('Filmer'))
  await settled().toBe('none')

  const ticked = await confirmed<{ items: readonly { doneDates: readonly string[] }[] }>((onValue, onError) =>
    watchTodosDone(uid, days, 150, onValue, onError),
  )
  expect(ticked.items).toHaveLength(21)
  const reading = await known((state) => state.status === 'settled' && !state.isFromCache)
  const counted = lookBack({ ...reading.facts, xp: 0 }, monday)
  expect(counted).toMatchObject({ activeDays: 7, found: 1, judged: 0, lessons: 0 })
  expect(counted.days?.flatMap(({ done }) => done)).toHaveLength(21)
  const { facts, open, weeks } = reading
  // All that is left, with what closing the week made.
  expect(open).toHaveLength(15)
  const parts = [open, facts.todos, facts.candidates, facts.projects, weeks]
  const documents = parts.reduce((sum, list) => sum + (list?.length ?? 0), 1)
  expect(documents).toBeLessThanOrEqual(60)
})

test('on Monday what leaves for the coach holds what was promised on Sunday', async () => {
  await close(draftOf('Filmer dehors', 'Écrire la fiche'))
  await settled().toBe('none')
  const sight = coachSightOf(uid)
  const release = sight.hold()
  sight.choose('c', { ...NO_OWN_CHOICE, parts: SHARES_ALL })
  const { text } = await sight.dossierFor('c')
  release()
  expect(text).toContain('1) Filmer dehors\u00a0; 2) Écrire la fiche')
})

test('somebody else’s weeks are refused', async () => {
  const refused = confirmed((onValue, onError) => watchRecentWeeks('somebody-else', 8, onValue, onError))
  await expect(refused).rejects.toMatchObject({ code: 'data/denied' })
  const { db } = await openDatabase()
  await expect(getDocFromServer(doc(db, 'weeks', `other_${monday}`))).rejects.toThrow()
  await deleteStored(`weeks/${uid}_${monday}`)
})

function known(isSo: (reading: WeekReading) => boolean): Promise<WeekReading> {
  const store = weekReadingOf(uid, monday)
  return new Promise((resolve) => {
    const stop = store.subscribe(look)
    look()
    function look() {
      if (!isSo(store.read())) return
      queueMicrotask(() => stop())
      resolve(store.read())
    }
  })
}
