import { where, type Firestore } from 'firebase/firestore'
import { expect, vi } from 'vitest'
import { publishSession } from '@/data/device/session-store'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchList } from '@/data/live/live-list'
import { openAuth } from '@/data/session/auth-client'
import { createProfile, watchProfile } from '@/data/session/profiles'
import { readOutbox } from '@/data/todos/todo-outbox'
import {
  addTodos,
  newestFirst,
  todoPages,
  toggleTodo,
  type LiveTodo,
  type TodoList,
} from '@/data/todos/todos'
import { readReviews } from '@/data/weeks/kept-reviews'
import { SHARES_ALL } from '@/domain/coach/sharing'
import type { Profile } from '@/domain/account/profile'
import type { LocalDate } from '@/domain/base/local-date'
import { WEEKDAYS, type Weekday } from '@/domain/base/weekday'
import { dueOn, isDone, weeksDone } from '@/domain/todos/week-of-todo'
import { coachSightOf } from '@/features/coach/dossier/coach-sight'
import { NO_OWN_CHOICE } from '@/features/coach/dossier/own-choices'
import { confirmed, offline, signUp } from './person'
import { lastWrites, redateStored } from './stored'
import { ToldWeeks } from './told-weeks'
import { until } from '../../support/until'

const DAY_MS = 86_400_000
const DATED = ['todos', 'weeks', 'learning']

export type Life = Awaited<ReturnType<typeof beginLife>>

/**
 * A new account on one device whose clock is walked from that Monday on. Each verb does a thing in the product, as its
 * screens do, and tells it.
 */
export async function beginLife(firstMonday: LocalDate) {
  const uid = await signUp()
  const { currentUser } = await openAuth()
  const email = currentUser?.email ?? ''
  publishSession({ status: 'signed-in', by: 'login', user: { uid, email, createdAt: null } })
  await createProfile(uid, { fullName: 'Léa', email, createdAt: new Date() })

  const told = new ToldWeeks()
  const days = new Map<string, readonly LiveTodo[]>()
  let profile: Profile | null = null
  let hasNetwork = true
  // Without a store this device knows what it watches: all of it, of whatever week.
  await Promise.all([
    held(watchProfile.bind(null, uid), (value) => (profile = value)),
    ...WEEKDAYS.map((day) =>
      held(watchWholeDay.bind(null, uid, day), ({ items }) => {
        days.set(day, items)
      }),
    ),
  ])
  vi.useFakeTimers({ toFake: ['Date'] })

  const mine = () => [...days.values()].flat()
  const xp = () => profile?.xp ?? 0

  /** Local, on this device. */
  function at(day: number, time: string): void {
    vi.setSystemTime(new Date(`${dateOf(day)}T${time}`))
  }

  function dateOf(day: number): LocalDate {
    return new Date(Date.parse(firstMonday) + day * DAY_MS).toISOString().slice(0, 10) as LocalDate
  }

  function one(text: string): LiveTodo {
    const [todo, ...others] = mine().filter((each) => each.text === text)
    if (!todo || others.length > 0)
      throw new Error(`${text} stands there ${todo ? 'more than once' : 'no more'}`)
    return todo
  }

  /** For the weekday that this day is. */
  async function add(text: string, day: number): Promise<void> {
    addTodos(uid, WEEKDAYS[day % 7] ?? 'lundi', [text], new Date())
    told.add(text, day)
    await until(() => one(text))
    await settle()
  }

  async function tick(text: string, day: number, completed = true): Promise<void> {
    const { xp: gained } = await toggleTodo(one(text), completed, new Date())
    const before = told.xp
    if (completed) told.tick(text, day)
    else told.untick(text, day)
    expect(gained, `what ${text} earns on ${dateOf(day)}`).toBe(told.xp - before)
    await settle()
  }

  /** The server has it all, and dated it as on that day. */
  async function settle(): Promise<void> {
    if (!hasNetwork) return
    await until(() => {
      expect(readOutbox(uid)).toEqual({ refused: [], unheard: [], waiting: new Set() })
      expect([...readReviews(uid).values()].filter(({ state }) => state === 'sent')).toEqual([])
    })
    const now = new Date()
    for (const collection of DATED) await redateStored(collection, uid, now)
    await until(() =>
      expect(mine().filter((each) => each.isPending || each.isUndated || each.createdAt > now)).toEqual([]),
    )
  }

  async function withoutNetwork(act: () => Promise<void>): Promise<void> {
    hasNetwork = false
    await offline(act)
    hasNetwork = true
    await settle()
  }

  /** What is stored and what is read of it, against what was told. */
  async function check(day: number): Promise<void> {
    await settle()
    const week = Math.floor(day / 7)
    const now = new Date()
    const stored = await lastWrites('todos', uid)
    expect([...stored.keys()].sort()).toEqual(idsOf(mine()))
    const shown = mine().map((todo) => ({
      ...{ text: todo.text, isWeekly: todo.repeats, putOff: todo.putOff },
      ...{ day: dueOn(todo, now), isDone: isDone(todo, now), weeks: weeksDone(todo, now) },
    }))
    const expected = [...told.todos.values()].map((todo) => ({
      ...{ text: todo.text, isWeekly: todo.isWeekly, putOff: todo.putOff },
      day: dateOf(todo.isWeekly ? 7 * week + (todo.day % 7) : todo.day),
      isDone: told.isDone(todo, day),
      weeks: Array.from({ length: 12 }, (_, index) => todo.done.has(week - 11 + index)),
    }))
    expect(shown.sort(byText)).toEqual(expected.sort(byText))
    expect(xp()).toBe(told.xp)
    expect(readReviews(uid).size).toBe(0)
  }

  /** A night, or weeks: whatever is looked at then, nothing is written. */
  async function untouchedUntil(day: number, time: string): Promise<void> {
    const before = await writes()
    at(day, time)
    await check(day)
    await toldToCoach()
    expect(await writes()).toEqual(before)
  }

  async function writes() {
    const collections = [...DATED, 'projects', 'profiles']
    return Promise.all(collections.map(async (name) => [name, [...(await lastWrites(name, uid))].sort()]))
  }

  /** What leaves with a question now. */
  async function toldToCoach(): Promise<string> {
    const sight = coachSightOf(uid)
    const release = sight.hold()
    sight.choose('c', { ...NO_OWN_CHOICE, parts: SHARES_ALL })
    const { text } = await sight.dossierFor('c')
    release()
    return text
  }

  function asked<T>(watch: (of: string, onValue: OnValue<T>, onError: OnError) => Unsubscribe): Promise<T> {
    return confirmed((onValue, onError) => watch(uid, onValue, onError))
  }

  return {
    ...{ uid, told, mine, xp, at, dateOf, one, add, tick, settle },
    ...{ withoutNetwork, check, untouchedUntil, toldToCoach, asked },
  }
}

const byText = (a: { readonly text: string }, b: { readonly text: string }) => (a.text < b.text ? -1 : 1)

function watchWholeDay(uid: string, day: Weekday, onValue: OnValue<TodoList>, onError: OnError): Unsubscribe {
  const pages = (db: Firestore) => todoPages(db, uid, [where('dayOfWeek', '==', day)])
  return watchList(pages, newestFirst, onValue, onError, 1)
}

function idsOf(todos: readonly LiveTodo[]): readonly string[] {
  return todos.map(({ id }) => id).sort()
}

function held<T>(
  watch: (onValue: OnValue<T>, onError: OnError) => Unsubscribe,
  onKnown: (value: T) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    watch((value, { isFromCache }) => {
      onKnown(value)
      if (!isFromCache) resolve()
    }, reject)
  })
}
