import { erasedBySignOut } from '@/data/account/unsaved'
import { onUnkept } from '@/data/device/device-storage'
import { readSession, subscribeSession } from '@/data/device/session-store'
import { openDatabase } from '@/data/live/firestore'
import { watchSdk } from '@/data/live/sdk-watchdog'
import { followAuth, signIn } from '@/data/session/auth'
import { followMissingProfile } from '@/data/session/missing-profile'
import { watchProfile } from '@/data/session/profiles'
import { rememberProfile } from '@/data/session/known-profile'
import { serverNow } from '@/data/session/server-clock'
import { signOut } from '@/data/session/sign-out'
import { deliverTodos } from '@/data/todos/todo-delivery'
import { dropChange, readOutbox, subscribeOutbox, type TodoChange } from '@/data/todos/todo-outbox'
import {
  addTodos,
  moveTodo,
  removeTodo,
  renameTodo,
  restoreTodo,
  retryChange,
  setRepeats,
  toggleTodo,
  watchTodos,
  type LiveTodo,
} from '@/data/todos/todos'
import type { LiveMeta } from '@/data/live/live'
import { codeOf } from '@/domain/base/errors'
import { localDateOf, mondayOf } from '@/domain/base/local-date'
import type { Todo } from '@/domain/todos/todo'
import { isDone } from '@/domain/todos/week-of-todo'
import { STORM_DAYS, type StormDay } from './operations'
import { projectScreens } from './project-screens'
import { textScreens } from './texts/text-screens'

/** What the screens of one page do with the data layer, without what they draw. */

/** What a story tells of, beside tasks. */
export type StoryKind = 'todos' | 'projects' | 'texts'

/** The code that delivers is loaded when it is needed, which takes a network its time. */
const LOADING_MS = 300

const lists = new Map<StormDay, { readonly items: readonly LiveTodo[]; readonly meta: LiveMeta }>()
const alien: string[] = []
let uid: string | null = null
let isUnkept = false
let isStored: boolean | null = null
let isLoadingDelivery = false
let kind: StoryKind = 'todos'

function start(user: { readonly uid: string }, session: Parameters<typeof followMissingProfile>[0]) {
  uid = user.uid
  // Not before: whether its session is remembered decides where the database is.
  void openDatabase().then(({ isPersistent }) => (isStored = isPersistent))
  if (kind === 'projects') projectScreens.follow(user.uid)
  if (kind === 'texts') textScreens.follow(user.uid)
  const hear = () => undefined
  watchProfile(
    user.uid,
    (profile, { isFromCache }) => {
      if (profile) rememberProfile(user.uid)
      else if (!isFromCache) void followMissingProfile(session)
    },
    hear,
  )
  for (const day of STORM_DAYS) {
    watchTodos(
      user.uid,
      day,
      mondayOf(localDateOf(new Date())),
      ({ items }, meta) => {
        for (const { userId, text } of items) if (userId !== user.uid) alien.push(text)
        lists.set(day, { items, meta })
      },
      hear,
    )
  }
  subscribeOutbox(deliver)
  deliver()
}

function deliver() {
  if (uid === null || isLoadingDelivery || readOutbox(uid).unheard.length === 0) return
  isLoadingDelivery = true
  setTimeout(() => {
    isLoadingDelivery = false
    if (uid !== null) deliverTodos(uid)
  }, LOADING_MS)
}

const listed = (): LiveTodo[] => [...lists.values()].flatMap(({ items }) => items)

async function lossesOf(who: string): Promise<readonly string[]> {
  const { isPending, unsaved } = await erasedBySignOut(who, navigator.onLine ? 5_000 : 500)
  return [...(isPending ? ['waiting'] : []), ...unsaved]
}

export const screens = {
  async open(story: StoryKind): Promise<void> {
    kind = story
    watchSdk(
      () => window.location.reload(),
      () => Promise.resolve(),
    )
    onUnkept(() => (isUnkept = true))
    const follow = () => {
      const session = readSession()
      if (session.status === 'signed-in' && uid === null) start(session.user, session.user)
      if (session.status !== 'signed-in') uid = null
    }
    subscribeSession(follow)
    await followAuth()
  },
  /** Whose screens are shown. */
  who: () => uid,
  status: () => readSession().status,
  isUnkept: () => isUnkept,
  isPersistent: async () => (await openDatabase()).isPersistent,
  signIn: (email: string, password: string, isRemembered: boolean) =>
    signIn({ email, password, isRemembered }).then(
      () => 'arrived' as const,
      (thrown: unknown) =>
        codeOf(thrown) === 'session/already-here' ? ('was here' as const) : ('refused' as const),
    ),
  lossesOf,
  signOut,

  listed,
  alien: () => alien,
  /** All that is shown is the server's word. */
  isSettled(): boolean {
    if (uid === null || lists.size < STORM_DAYS.length) return false
    const { waiting, unheard } = readOutbox(uid)
    const isHeard = [...lists.values()].every(({ meta }) => !meta.isPending && !meta.isFromCache)
    const isWritten = projectScreens.isSettled() && textScreens.isSettled()
    return isHeard && waiting.size === 0 && unheard.length === 0 && isWritten
  },
  /** For who asks why it is not. */
  state(): string {
    const outbox = uid === null ? null : readOutbox(uid)
    const days = [...lists].map(
      ([day, { items, meta }]) =>
        `${day} ${items.length}${meta.isPending ? ' pending' : ''}${meta.isFromCache ? ' from the cache' : ''}`,
    )
    const counts = outbox && `${outbox.waiting.size} waiting, ${outbox.unheard.length} unheard`
    return [
      readSession().status,
      isStored ? 'stored' : 'not stored',
      ...days,
      counts,
      kind === 'projects' && projectScreens.state(),
      kind === 'texts' && textScreens.state(),
    ]
      .filter((said) => said !== false)
      .join(', ')
  },
  waiting: (): ReadonlySet<string> => (uid === null ? new Set() : readOutbox(uid).waiting),
  refused: (): readonly TodoChange[] => (uid === null ? [] : readOutbox(uid).refused),

  add: (who: string, day: StormDay, text: string): string => addTodos(who, day, [text], serverNow())[0] ?? '',
  tick: (todo: Todo): boolean => {
    const wanted = !isDone(todo, new Date())
    void toggleTodo(todo, wanted, serverNow())
    return wanted
  },
  rename: renameTodo,
  move: (todo: Todo, to: StormDay) => moveTodo(todo, to),
  remove: removeTodo,
  restore: restoreTodo,
  repeat: (todo: Todo): boolean => {
    setRepeats(todo, !todo.repeats, todo.completed)
    return !todo.repeats
  },
  retry: (change: TodoChange) => retryChange(change, serverNow()),
  drop: (change: TodoChange) => dropChange(change.todo.userId, change.todo.id),
  projects: projectScreens,
  texts: textScreens,
}
export type Screens = typeof screens
