import { textKey } from '@/domain/base/text/fold-text'
import { datesOfWeek, startOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { TODOS_PER_QUERY } from '@/domain/base/text/text-limits'
import type { Weekday } from '@/domain/base/time/weekday'
import { byPlace, parseTodo, type Todo } from '@/domain/todos/todo'
import { isDone } from '@/domain/todos/week-of-todo'
import { countDocuments } from './sync/current'
import { documentQuery, listOf, type Condition, type Doc, type Query, type Spec } from './sync/query'
import { follow, followBoth, readNow, type Follow } from './sync/follow'

export type LiveTodo = Todo & Pick<Doc, 'isPending' | 'isUndated' | 'refused'>

/**
 * The todos of one day as the week that begins on that Monday has them, newest first, page by page of 500: what is open or
 * repeats, however old it is, what was done in that week, and what was made in it. What was done before is in `todosDoneOn`.
 */
export function todosOfDay(uid: string, day: Weekday, monday: LocalDate): Query<readonly LiveTodo[]> {
  return newest(uid, [
    ['dayOfWeek', '==', day],
    {
      any: [
        ['completed', '==', false],
        ['repeats', '==', true],
        ['doneDates', 'array-contains-any', datesOfWeek(monday)],
        // Documents of the specification are ticked without a day.
        ['createdAt', '>=', startOfDate(monday)],
      ],
    },
  ])
}

/** Years of it: as many as one look has room for. */
const DONE_PER_PAGE = 50

/** What is stored as done on one day, in whatever week, newest first, page by page of 50. */
export function todosDoneOn(uid: string, day: Weekday): Query<readonly LiveTodo[]> {
  return newest(uid, doneOn(day), DONE_PER_PAGE)
}

/** `countDone` counts to this: as many as the rules let one query ask for. */
export const COUNTED_MAX = TODOS_PER_QUERY

/** How many `todosDoneOn` has, without reading one. */
export function countDone(uid: string, day: Weekday): Promise<number> {
  return countDocuments({ ...of(uid, doneOn(day)), limit: COUNTED_MAX })
}

function doneOn(day: Weekday): readonly Condition[] {
  return [
    ['dayOfWeek', '==', day],
    ['completed', '==', true],
  ]
}

/** One todo, wherever it stands; null: it is not there. */
export function todoOf(id: string): Query<LiveTodo | null> {
  return documentQuery('todos', id, readTodo)
}

/** As they are stored, of all days, newest first. */
export function recentTodos(
  uid: string,
  asked: ({ readonly completed: boolean } | { readonly repeats: true }) & { readonly size: number },
): Query<readonly LiveTodo[]> {
  const which: Condition = 'repeats' in asked ? ['repeats', '==', true] : ['completed', '==', asked.completed]
  return newest(uid, [which], asked.size)
}

/** More habits than that are no habits; the newest are looked at. */
const REPEATING_MAX = 20

/** The open ones, newest first: a task that repeats is stored as done from its first tick on, and is open again on Monday. */
export function followOpenTodos(uid: string, size: number): Follow<readonly LiveTodo[]> {
  const open = recentTodos(uid, { completed: false, size })
  const repeating = recentTodos(uid, { repeats: true, size: REPEATING_MAX })
  return followBoth(follow(uid, open), follow(uid, repeating), (stored, habits) => {
    const now = new Date()
    const again = habits.filter((todo) => todo.completed && !isDone(todo, now))
    return [...stored, ...again].sort(newestFirst).slice(0, size)
  })
}

/** Those that were ticked on one of these days; a tick that was taken back is among them. At most 30 days. */
export function todosDone(
  uid: string,
  dates: readonly LocalDate[],
  size: number,
): Query<readonly LiveTodo[]> {
  return newest(uid, [['doneDates', 'array-contains-any', dates]], size)
}

/** One query of Firestore asks for at most 30 values. */
const TEXTS_MAX = 30

/** The todos that say one of these texts and are to do, and those that repeat, whatever their day. */
export function todosSaying(
  uid: string,
  texts: readonly string[],
): readonly [open: Query<readonly LiveTodo[]>, repeating: Query<readonly LiveTodo[]>] {
  const saying = (which: Condition): Query<readonly LiveTodo[]> =>
    few(uid, [['text', 'in', texts.slice(0, TEXTS_MAX)], which], 200)
  return [saying(['completed', '==', false]), saying(['repeats', '==', true])]
}

/** What is stored as open on these days, at most `size` of it. */
export function openOn(uid: string, days: readonly Weekday[], size: number): Query<readonly LiveTodo[]> {
  return few(
    uid,
    [
      ['dayOfWeek', 'in', days],
      ['completed', '==', false],
    ],
    size,
  )
}

/** What repeats on these days, done or not, at most `size` of it. */
export function repeatingOn(uid: string, days: readonly Weekday[], size: number): Query<readonly LiveTodo[]> {
  return few(
    uid,
    [
      ['dayOfWeek', 'in', days],
      ['repeats', '==', true],
    ],
    size,
  )
}

/** Whether there is one at all, on whatever day, done or not. */
export function hasTodos(uid: string): Query<boolean> {
  return { spec: few(uid, [], 1).spec, read: isSome }
}

/**
 * Read once: what is to do, and what repeats whether it is done or not; the newest of either. Rejects with `AppError`, also
 * where this device never saw any of it and there is no network.
 */
export async function readCalendarTodos(uid: string): Promise<readonly Todo[]> {
  const [open, repeating] = await Promise.all([
    readNow(uid, recentTodos(uid, { completed: false, size: TODOS_PER_QUERY })),
    readNow(uid, recentTodos(uid, { repeats: true, size: TODOS_PER_QUERY })),
  ])
  return eachOnce([...open, ...repeating])
}

/** Of several lists: what is open and repeats is in the lists of both. */
export function eachOnce<T extends Todo>(todos: readonly T[]): readonly T[] {
  return [...new Map(todos.map((todo) => [todo.id, todo])).values()]
}

/** Whether one of them is for that day and says the same. */
export function isAmong(todos: readonly Todo[], day: Weekday, text: string): boolean {
  const key = textKey(text)
  return todos.some((todo) => todo.dayOfWeek === day && textKey(todo.text) === key)
}

/** A todo that the server has not dated yet is newer than all that it has, whatever the two clocks say. */
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
    spec: { ...of(uid, which), orderBy: ['createdAt', 'desc'], limit: size },
    read: listOf(readTodo, newestFirst),
  }
}

function few(uid: string, which: readonly Condition[], size: number): Query<readonly LiveTodo[]> {
  return { spec: { ...of(uid, which), limit: size }, read: listOf(readTodo) }
}

function of(uid: string, which: readonly Condition[]): Spec {
  return { collection: 'todos', where: [['userId', '==', uid], ...which] }
}

function isSome({ length }: { readonly length: number }): boolean {
  return length > 0
}
