import { collection, limit, query, where } from 'firebase/firestore'
import type { Firestore } from 'firebase/firestore'
import { todoText, type AlreadyThere, type FirstPlan } from '@/domain/plan/first-plan'
import { parseProject } from '@/domain/projects/project'
import { withinMs } from '@/data/device/within-ms'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchFound } from '@/data/live/watch-documents'
import { watchTodosSaying } from '@/data/todos/few-todos'

/** Nobody waits longer for their plan than this. */
const PATIENCE_MS = 2_500

/** Projects of one title that are looked at. */
const NAMESAKES = 5

/**
 * What of a plan an account has already: it would be there twice. Without a network as this device knows it. Never rejects:
 * what cannot be read in time is proposed, for each line can be unticked and the whole undone.
 */
export async function alreadyThere(uid: string, plan: FirstPlan): Promise<AlreadyThere> {
  const texts = plan.todos.map(todoText)
  const title = plan.project?.title ?? ''
  const [todos, hasProject] = await Promise.all([
    soon<readonly { text: string }[]>((next, fail) => watchTodosSaying(uid, texts, next, fail), []),
    soon<boolean>((next, fail) => watchHasProject(uid, title, next, fail), false),
  ])
  return { todos: todos.map(({ text }) => text), hasProject }
}

function watchHasProject(
  uid: string,
  title: string,
  onValue: OnValue<boolean>,
  onError: OnError,
): Unsubscribe {
  const named = (db: Firestore) =>
    query(
      collection(db, 'projects'),
      where('userId', '==', uid),
      where('title', '==', title),
      limit(NAMESAKES),
    )
  return watchFound(
    named,
    (docs) =>
      docs.some((found) => {
        const project = parseProject(found.id, found.data({ serverTimestamps: 'estimate' }))
        return project !== null && project.status !== 'completed'
      }),
    onValue,
    onError,
  )
}

/** The first word of the server, or without a network of this device. */
async function soon<T>(
  subscribe: (onValue: OnValue<T>, onError: OnError) => Unsubscribe,
  otherwise: T,
): Promise<T> {
  let known = otherwise
  let stop: Unsubscribe | undefined
  const answer = new Promise<void>((resolve) => {
    stop = subscribe(
      (value, { isFromCache }) => {
        known = value
        if (!isFromCache || !navigator.onLine) resolve()
      },
      () => resolve(),
    )
  })
  await withinMs(answer, PATIENCE_MS)
  stop?.()
  return known
}
