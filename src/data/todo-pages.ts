import {
  onSnapshot,
  query,
  startAfter,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore'
import { TODOS_PER_QUERY } from '@/domain/text-limits'
import { parseTodo, type Todo } from '@/domain/todo'
import type { LiveMeta } from './live'

export interface LiveTodo extends Todo {
  /** The last change of this task still waits for the network. */
  readonly isPending: boolean
  /** The server has not given its creation date yet: `createdAt` is this device's guess. */
  readonly isUndated: boolean
}

export interface TodoPages {
  /** null until every page has its first answer. */
  read(): ({ readonly byId: ReadonlyMap<string, LiveTodo>; readonly hasMore: boolean } & LiveMeta) | null
  stop(): void
}

/**
 * How far the next page reaches back into this one. New tasks push the end of a full page down past its
 * limit; the overlap lets that happen this often before the next page must be asked for again.
 */
const OVERLAP = 50

/** A live page of at most 500 tasks (the rules allow no more) and, behind it, `count - 1` further ones. */
export function openTodoPages(
  base: Query,
  after: QueryDocumentSnapshot | null,
  count: number,
  onChange: () => void,
  onFail: (thrown: unknown) => void,
): TodoPages {
  const own = new Map<string, LiveTodo>()
  let meta: LiveMeta | null = null
  let isFull = false
  let anchor: QueryDocumentSnapshot | null = null
  let next: TodoPages | null = null
  let replaced: TodoPages | null = null

  const stop = onSnapshot(
    after ? query(base, startAfter(after)) : base,
    { includeMetadataChanges: true },
    (snapshot) => {
      for (const change of snapshot.docChanges({ includeMetadataChanges: true })) {
        if (change.type === 'removed') own.delete(change.doc.id)
        else keep(own, change.doc)
      }
      meta = { isPending: snapshot.metadata.hasPendingWrites, isFromCache: snapshot.metadata.fromCache }
      isFull = snapshot.size >= TODOS_PER_QUERY
      if (count > 1) follow(snapshot)
      onChange()
    },
    onFail,
  )

  function follow({ docs }: QuerySnapshot) {
    const wanted = isFull ? anchorOf(docs, anchor) : null
    if (wanted?.id === anchor?.id) return
    anchor = wanted
    replaced?.stop()
    replaced = next
    next = wanted && openTodoPages(base, wanted, count - 1, reportNext, onFail)
    if (!next) dropReplaced()
  }

  function reportNext() {
    if (next?.read()) dropReplaced()
    onChange()
  }

  function dropReplaced() {
    replaced?.stop()
    replaced = null
  }

  return {
    read() {
      if (!meta) return null
      if (!next) return { byId: own, hasMore: isFull, ...meta }
      const rest = next.read() ?? replaced?.read()
      if (!rest) return null
      return {
        byId: new Map([...rest.byId, ...own]),
        hasMore: rest.hasMore,
        isPending: meta.isPending || rest.isPending,
        isFromCache: meta.isFromCache || rest.isFromCache,
      }
    },
    stop() {
      stop()
      next?.stop()
      dropReplaced()
    },
  }
}

/** Where the next page starts: as long as that task is still on this page, no gap can open between them. */
function anchorOf(docs: readonly QueryDocumentSnapshot[], current: QueryDocumentSnapshot | null) {
  if (current && docs.some((doc) => doc.id === current.id)) return current
  // Firestore cannot start after a task whose creation date the server has not given yet.
  return docs.filter((doc) => !isUndated(doc)).at(-OVERLAP) ?? null
}

function isUndated(doc: QueryDocumentSnapshot): boolean {
  return doc.get('createdAt', { serverTimestamps: 'none' }) === null
}

/** A task that did not change keeps its identity, so that its row is not drawn again. */
function keep(todos: Map<string, LiveTodo>, doc: QueryDocumentSnapshot) {
  const todo = parseTodo(doc.id, doc.data({ serverTimestamps: 'estimate' }))
  if (!todo) {
    todos.delete(doc.id)
    return
  }
  const known = todos.get(doc.id)
  const live = { ...todo, isPending: doc.metadata.hasPendingWrites, isUndated: isUndated(doc) }
  if (!known || !isSame(known, live)) todos.set(doc.id, live)
}

function isSame(a: LiveTodo, b: LiveTodo): boolean {
  return (
    a.isPending === b.isPending &&
    a.isUndated === b.isUndated &&
    a.text === b.text &&
    a.completed === b.completed &&
    a.dayOfWeek === b.dayOfWeek &&
    a.createdAt.getTime() === b.createdAt.getTime() &&
    a.placedAt?.getTime() === b.placedAt?.getTime() &&
    a.xpCounted === b.xpCounted
  )
}
