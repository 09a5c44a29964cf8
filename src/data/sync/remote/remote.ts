import {
  collection,
  disableNetwork,
  doc,
  enableNetwork,
  getCountFromServer,
  limit,
  onSnapshot,
  or,
  and,
  orderBy,
  query,
  startAfter,
  where,
  type Firestore,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryDocumentSnapshot,
  type QueryFieldFilterConstraint,
  type QuerySnapshot,
} from 'firebase/firestore'
import type { Fields } from '@/domain/base/read-field'
import { openAuth, readUser } from '@/data/session/auth-client'
import type { Condition, Spec } from '@/data/sync/query'
import { openDatabase } from './database'
import { transact } from './transact'
import { plainFields } from './values'
import { watch, type Snapshot } from './watch'
import type { Remote } from '@/data/sync/environment'

/** Firestore, asked over the network alone. Only this folder speaks to it. */
export const remote: Remote = {
  watch: (spec, pages, watcher) =>
    watch((db, onChange, onFail) => listenTo(db, spec, pages, onChange, onFail), watcher),
  transact,
  isSignedIn: async (uid) => (await readUser())?.uid === uid,
}

/** Firestore waits for the token of an Auth that is there when it is opened; without one it asks as nobody. */
export async function openSession(): Promise<void> {
  await openAuth()
}

/** How many documents a query finds, at most its limit, without reading one. */
export async function count(spec: Spec): Promise<number> {
  const db = openDatabase()
  return (await getCountFromServer(queryOf(db, spec))).data().count
}

/**
 * Asks again now what waits for an answer: a connection that a bad network left hanging is given up, and the next try,
 * which the SDK would make after longer and longer pauses, is made at once. What waits is kept meanwhile.
 */
export async function reconnect(): Promise<void> {
  await disableNetwork(openDatabase())
  await enableNetwork(openDatabase())
}

const WITH_METADATA = { includeMetadataChanges: true }

function listenTo(
  db: Firestore,
  spec: Spec,
  pages: number,
  onChange: (snapshot: Snapshot) => void,
  onFail: (thrown: unknown) => void,
): () => void {
  if (spec.id !== undefined) {
    return onSnapshot(
      doc(db, spec.collection, spec.id),
      WITH_METADATA,
      (snapshot) => {
        const fields = snapshot.exists() ? plainFields(snapshot.data(ESTIMATE)) : null
        const { fromCache: isFromCache } = snapshot.metadata
        onChange({ documents: [[snapshot.ref.path, fields]], hasMore: false, isFromCache })
      },
      onFail,
    )
  }
  const opened = openPages(
    queryOf(db, spec),
    spec.limit ?? Infinity,
    pages,
    () => {
      const read = opened.read()
      if (read) onChange(read)
    },
    (thrown) => {
      opened.stop()
      onFail(thrown)
    },
  )
  return () => {
    opened.stop()
  }
}

const ESTIMATE = { serverTimestamps: 'estimate' } as const

function queryOf(db: Firestore, spec: Spec): Query {
  const filters = (spec.where ?? []).map(filterOf)
  return query(
    query(collection(db, spec.collection), and(...filters)),
    ...(spec.latest === undefined ? [] : [orderBy(spec.latest, 'desc')]),
    ...(spec.limit === undefined ? [] : [limit(spec.limit)]),
  )
}

function filterOf(condition: Condition): QueryFieldFilterConstraint | QueryCompositeFilterConstraint {
  if ('any' in condition) return or(...condition.any.map(filterOf))
  return where(condition[0], condition[1], condition[2])
}

interface Pages {
  /** Null until every page has its first answer. */
  read: () => Snapshot | null
  stop: () => void
}

/**
 * How far the next page reaches back into this one, at most. New documents push the end of a full page past its limit; the
 * overlap lets that happen this often before the next page is asked for again.
 */
const OVERLAP_MAX = 50

/** A live page of at most `size` documents and, behind it, `count - 1` further ones. */
function openPages(
  page: Query,
  size: number,
  count: number,
  onChange: () => void,
  onFail: (thrown: unknown) => void,
  after: QueryDocumentSnapshot | null = null,
): Pages {
  const own = new Map<string, Fields>()
  let state: { isFromCache: boolean; isFull: boolean } | null = null
  let anchor: QueryDocumentSnapshot | null = null
  let next: Pages | null = null

  const stop = onSnapshot(
    after ? query(page, startAfter(after)) : page,
    WITH_METADATA,
    (snapshot) => {
      for (const { type, doc: changed } of snapshot.docChanges(WITH_METADATA)) {
        if (type === 'removed') own.delete(changed.ref.path)
        else own.set(changed.ref.path, plainFields(changed.data(ESTIMATE)))
      }
      state = { isFromCache: snapshot.metadata.fromCache, isFull: snapshot.size >= size }
      if (count > 1 && !state.isFromCache) follow(snapshot, state.isFull)
      onChange()
    },
    onFail,
  )

  function follow({ docs }: QuerySnapshot, isFull: boolean) {
    // As long as its first document is still on this page, no gap can open between the two.
    if (anchor && docs.some(({ id }) => id === anchor?.id) && isFull) return
    anchor = isFull ? (docs.at(-Math.max(1, Math.min(OVERLAP_MAX, Math.floor(size / 4)))) ?? null) : null
    next?.stop()
    next = anchor && openPages(page, size, count - 1, onChange, onFail, anchor)
  }

  return {
    read() {
      if (!state) return null
      if (!next) return { documents: [...own], hasMore: state.isFull, isFromCache: state.isFromCache }
      const rest = next.read()
      return (
        rest && {
          documents: [...new Map([...rest.documents, ...own])],
          hasMore: rest.hasMore,
          isFromCache: state.isFromCache || rest.isFromCache,
        }
      )
    },
    stop() {
      stop()
      next?.stop()
    },
  }
}
