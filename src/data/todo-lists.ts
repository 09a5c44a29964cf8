import { textKey } from '@/domain/base/text/fold-text'
import { sevenDaysFrom, startOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { TODOS_PER_QUERY } from '@/domain/base/text/text-limits'
import type { Weekday } from '@/domain/base/time/weekday'
import { byPlace, parseTodo, type Todo } from '@/domain/todos/todo'
import { isDone } from '@/domain/todos/week-of-todo'
import { countDocuments } from './sync/current'
import { documentQuery, latest, listOf, owned, type Condition, type Doc, type Query } from './sync/query'
import { joined, type Reading } from './sync/live'
import { readNow } from './sync/read-once'

export type LiveTodo = Todo & Pick<Doc, 'isPending' | 'isUndated' | 'refused'>

/** Open and repeating ones of any age, and those done or created in the week of that Monday. Earlier done ones are in `todosDoneOn`. */
function ofWeek(monday: LocalDate): Condition {
  return {
    any: [
      ['completed', '==', false],
      ['repeats', '==', true],
      ['doneDates', 'array-contains-any', sevenDaysFrom(monday)],
      // Documents in the specification's form have no done dates.
      ['createdAt', '>=', startOfDate(monday)],
    ],
  }
}

/** The todos of one weekday in the week of that Monday, newest first, in pages of 500. */
export function todosOfDay(uid: string, day: Weekday, monday: LocalDate): Query<readonly LiveTodo[]> {
  return newest(uid, [['dayOfWeek', '==', day], ofWeek(monday)])
}

export interface WeekOfTodos {
  /** Newest first. */
  readonly todos: readonly LiveTodo[]
  /** There may be more than these 500. */
  readonly isCut: boolean
}

/** The todos of all weekdays in the week of that Monday: one listener for the tabs, each day's list and what is left over. */
export function todosOfWeek(uid: string, monday: LocalDate): Query<WeekOfTodos> {
  const { spec, read } = newest(uid, [ofWeek(monday)])
  let last: WeekOfTodos = { todos: [], isCut: false }
  return {
    spec,
    read(docs) {
      const now = { todos: read(docs), isCut: docs.length >= TODOS_PER_QUERY }
      if (now.todos !== last.todos || now.isCut !== last.isCut) last = now
      return last
    },
  }
}

/**
 * One weekday's part of `todosOfWeek`, like `todosOfDay`, without a listener of its own: changing the day asks nothing. Where the week has
 * more todos than one query reads, the day is asked for itself; as long as the week is unknown, the device may know the day.
 */
export function todosOfDayInWeek(
  uid: string,
  day: Weekday,
  monday: LocalDate,
): (pages: number) => Reading<readonly LiveTodo[]> {
  return (pages) =>
    joined<{ day: readonly LiveTodo[]; week: WeekOfTodos }, readonly LiveTodo[]>(
      `${day} in ${monday} ${pages}`,
      ({ week }) => ({
        day: (!week || week.isCut) && { ...todosOfDay(uid, day, monday), pages: week ? pages : 0 },
        week: todosOfWeek(uid, monday),
      }),
      (known) => known.day ?? (known.week?.todos ?? []).filter(({ dayOfWeek }) => dayOfWeek === day),
    )
}

/** Todos of these weekdays by their stored state, like `todosOn`, as a part of `todosOfWeek`. */
export function todosOnInWeek(
  uid: string,
  days: readonly Weekday[],
  state: 'open' | 'repeating',
  monday: LocalDate,
): Reading<readonly LiveTodo[]> {
  return joined<{ week: WeekOfTodos }, readonly LiveTodo[]>(
    `${state} on ${days.join()} in ${monday}`,
    { week: todosOfWeek(uid, monday) },
    ({ week }) =>
      (week?.todos ?? []).filter(
        ({ dayOfWeek, completed, repeats }) =>
          days.includes(dayOfWeek) && (state === 'open' ? !completed : repeats),
      ),
  )
}

/**
 * Documents of the one list behind a week's review: most persons have fewer. One who has more, often a hundred forgotten open todos, is
 * shown the newest ones, since a review asks about one at a time.
 */
const TO_REVIEW = 100
/** Limits of the lists that are asked for instead where that one is full. */
const OPEN_TO_REVIEW = 40
const REPEATING_TO_REVIEW = 20

export interface TodosToReview {
  /** With one of the week's dates among their done dates, including ticks that were taken back. */
  readonly done: readonly LiveTodo[]
  /** Of any week. */
  readonly open: readonly LiveTodo[]
  /** Done or not. */
  readonly repeating: readonly LiveTodo[]
  /** There may be more open ones. */
  readonly hasMoreOpen: boolean
}

/** The todos behind the review of the week of that Monday: one listener, or three more where its list is full. */
export function todosToReview(uid: string, monday: LocalDate): Reading<TodosToReview> {
  const week = sevenDaysFrom(monday)
  const any: Condition = { any: [STORED.open, STORED.repeating, ['doneDates', 'array-contains-any', week]] }
  return joined<Record<'all' | 'done' | 'open' | 'repeating', readonly LiveTodo[]>, TodosToReview>(
    `todos to review in ${monday}`,
    ({ all }) => {
      const isCut = all !== undefined && all.length >= TO_REVIEW
      return {
        all: newest(uid, [any], TO_REVIEW),
        done: isCut && todosDone(uid, week, TODOS_PER_QUERY),
        open: isCut && recentTodos(uid, 'open', OPEN_TO_REVIEW),
        repeating: isCut && recentTodos(uid, 'repeating', REPEATING_TO_REVIEW),
      }
    },
    ({ all = [], done, open, repeating }) => ({
      done: done ?? all.filter(({ doneDates }) => doneDates.some((date) => week.includes(date))),
      open: open ?? all.filter(({ completed }) => !completed),
      repeating: repeating ?? all.filter(({ repeats }) => repeats),
      hasMoreOpen: open !== undefined && open.length >= OPEN_TO_REVIEW,
    }),
  )
}

/** Page size of done todos. */
const DONE_PER_PAGE = 50

/** All done todos of one weekday, newest first, in pages of 50. */
export function todosDoneOn(uid: string, day: Weekday): Query<readonly LiveTodo[]> {
  return newest(uid, doneOn(day), DONE_PER_PAGE)
}

/** Highest result of `countDone`: the rules' limit for one query. */
export const COUNTED_MAX = TODOS_PER_QUERY

/** Number of `todosDoneOn`, without reading documents. */
export function countDone(uid: string, day: Weekday): Promise<number> {
  return countDocuments(owned(uid, 'todos', COUNTED_MAX, ...doneOn(day)))
}

function doneOn(day: Weekday): readonly Condition[] {
  return [['dayOfWeek', '==', day], STORED.done]
}

/** One todo; null: missing. */
export function todoOf(id: string): Query<LiveTodo | null> {
  return documentQuery('todos', id, readTodo)
}

/** States as the documents have them; a repeating todo is open or done. */
const STORED = {
  open: ['completed', '==', false],
  done: ['completed', '==', true],
  repeating: ['repeats', '==', true],
} as const
type StoredAs = keyof typeof STORED

/** Todos of all weekdays by their stored state, newest first. */
function recentTodos(uid: string, state: StoredAs, size: number): Query<readonly LiveTodo[]> {
  return newest(uid, [STORED[state]], size)
}

/** Least number of repeating todos that are read, newest first: most of them may be done this week. */
const REPEATING_LEAST = 20

/** Open todos, newest first. A repeating todo stays stored as done after its first tick, and counts as open again on Monday. */
export function openTodos(uid: string, size: number): Reading<readonly LiveTodo[]> {
  return joined<Record<'open' | 'repeating', readonly LiveTodo[]>, readonly LiveTodo[]>(
    `open todos ${size}`,
    {
      open: recentTodos(uid, 'open', size),
      repeating: recentTodos(uid, 'repeating', Math.max(REPEATING_LEAST, size)),
    },
    ({ open = [], repeating = [] }) => {
      const now = new Date()
      const again = repeating.filter((todo) => todo.completed && !isDone(todo, now))
      return [...open, ...again].sort(newestFirst).slice(0, size)
    },
  )
}

/** Todos with one of these done dates (at most 30), including ticks that were taken back. */
export function todosDone(
  uid: string,
  dates: readonly LocalDate[],
  size: number,
): Query<readonly LiveTodo[]> {
  return newest(uid, [['doneDates', 'array-contains-any', dates]], size)
}

/** Documents of done todos that are read first. */
const DONE_FIRST = 50

/** All todos with a done date in the weeks of these Mondays (at most four), including ticks that were taken back. */
export function todosDoneIn(uid: string, ...mondays: readonly LocalDate[]): Reading<readonly LiveTodo[]> {
  const dates = mondays.flatMap(sevenDaysFrom)
  return whole(`done in ${mondays.join()}`, DONE_FIRST, (size) => todosDone(uid, dates, size))
}

/** Firestore's limit of values in one condition. */
const TEXTS_MAX = 30

/** Open and repeating todos with one of these texts, of any weekday. */
export function todosSaying(
  uid: string,
  texts: readonly string[],
): readonly [open: Query<readonly LiveTodo[]>, repeating: Query<readonly LiveTodo[]>] {
  const saying = (state: StoredAs) =>
    few(uid, [['text', 'in', texts.slice(0, TEXTS_MAX)], STORED[state]], 200)
  return [saying('open'), saying('repeating')]
}

/** All todos of these weekdays by their stored state. `size`: of the page that is read first. */
export function todosOn(
  uid: string,
  days: readonly Weekday[],
  state: StoredAs,
  size: number,
): Reading<readonly LiveTodo[]> {
  return whole(`${state} on ${days.join()} ${size}`, size, (limit) => onDays(uid, days, state, limit))
}

/** The same, never more than that page: null where it is full, since it may not be all of them. */
export function fewTodosOn(
  uid: string,
  days: readonly Weekday[],
  state: StoredAs,
  size: number,
): Reading<readonly LiveTodo[] | null> {
  return joined<{ page: readonly LiveTodo[] }, readonly LiveTodo[] | null>(
    `few ${state} on ${days.join()} ${size}`,
    { page: onDays(uid, days, state, size) },
    ({ page = [] }) => (page.length >= size ? null : page),
  )
}

function onDays(uid: string, days: readonly Weekday[], state: StoredAs, size: number) {
  return few(uid, [['dayOfWeek', 'in', days], STORED[state]], size)
}

/** A list to count from: the short page that is enough for most persons, or, where that one is full, the whole list in its place. */
function whole(
  key: string,
  size: number,
  queryOf: (size: number) => Query<readonly LiveTodo[]>,
): Reading<readonly LiveTodo[]> {
  return joined<Record<'page' | 'all', readonly LiveTodo[]>, readonly LiveTodo[]>(
    key,
    ({ page }) => ({
      page: queryOf(size),
      all: page !== undefined && page.length >= size && queryOf(TODOS_PER_QUERY),
    }),
    ({ page = [], all }) => all ?? page,
  )
}

/** Whether the person has any todo. */
export function hasTodos(uid: string): Query<boolean> {
  return { spec: owned(uid, 'todos', 1), read: ({ length }) => length > 0 }
}

/**
 * Reads the newest open and repeating todos once. Rejects with `AppError`, also without a network where the device has none.
 */
export async function readCalendarTodos(uid: string): Promise<readonly Todo[]> {
  const [open, repeating] = await Promise.all([
    readNow(uid, recentTodos(uid, 'open', TODOS_PER_QUERY)),
    readNow(uid, recentTodos(uid, 'repeating', TODOS_PER_QUERY)),
  ])
  return eachOnce([...open, ...repeating])
}

/** Merges lists; an open repeating todo is in two of them. */
export function eachOnce<T extends Todo>(todos: readonly T[]): readonly T[] {
  return [...new Map(todos.map((todo) => [todo.id, todo])).values()]
}

/** Whether the list has a todo of that weekday with the same text. */
export function isAmong(todos: readonly Todo[], day: Weekday, text: string): boolean {
  const key = textKey(text)
  return todos.some((todo) => todo.dayOfWeek === day && textKey(todo.text) === key)
}

/** Newest first; a todo without a server timestamp comes before all others. */
function newestFirst(a: LiveTodo, b: LiveTodo): number {
  const isTop = ({ isUndated, placedAt }: LiveTodo) => isUndated && placedAt === null
  return isTop(a) === isTop(b) ? byPlace(a, b) : isTop(a) ? -1 : 1
}

function readTodo({ id, fields, isPending, isUndated, refused }: Doc): LiveTodo | null {
  const todo = parseTodo(id, fields)
  return todo && { ...todo, isPending, isUndated, refused }
}

function newest(
  uid: string,
  which: readonly Condition[],
  size = TODOS_PER_QUERY,
): Query<readonly LiveTodo[]> {
  return {
    spec: latest('createdAt', owned(uid, 'todos', size, ...which)),
    read: listOf(readTodo, newestFirst),
  }
}

function few(uid: string, which: readonly Condition[], size: number): Query<readonly LiveTodo[]> {
  return { spec: owned(uid, 'todos', size, ...which), read: listOf(readTodo) }
}
