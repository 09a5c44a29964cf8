import {
  limit,
  onSnapshot,
  query,
  startAfter,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
} from 'firebase/firestore'
import { metaOf, watch, type LiveMeta, type OnError, type OnValue, type Unsubscribe } from './live'

export interface PageShape<T> {
  readonly base: Query
  /** Documents per page: the limit of `base`, which the rules bound. */
  readonly size: number
  /** A page before the first one, as many as a window has room for: shown alone until that one is there. */
  readonly firstLook?: number
  /** One document as the screens see it; null when it cannot be shown at all. */
  readonly read: (doc: QueryDocumentSnapshot) => T | null
  /** Equal values keep their identity, so that their row is not drawn again. */
  readonly isSame: (a: T, b: T) => boolean
  /** Firestore cannot start a page after a document whose order the server has still to give. */
  readonly isUnplaced?: (doc: QueryDocumentSnapshot) => boolean
}

export interface LiveList<T> {
  /** In the order of the screen. A value keeps its identity until it changes, and so does the whole list. */
  readonly items: readonly T[]
  /** The server has more than the pages that were asked for. */
  readonly hasMore: boolean
}

/** A list of documents, page by page, as one live value. */
export function watchList<T>(
  shapeOf: (db: Firestore) => PageShape<T>,
  order: (a: T, b: T) => number,
  onValue: OnValue<LiveList<T>>,
  onError: OnError,
  pages: number,
): Unsubscribe {
  return watch<LiveList<T>>(
    (db, next, fail) => {
      let last: readonly T[] = []
      const opened = openPages(
        shapeOf(db),
        pages,
        () => {
          const read = opened.read()
          if (!read) return
          const { byId, hasMore, ...meta } = read
          const items = [...byId.values()].sort(order)
          if (!hasSameItems(items, last)) last = items
          next({ items: last, hasMore }, meta)
        },
        (thrown) => {
          opened.stop()
          fail(thrown)
        },
      )
      return () => opened.stop()
    },
    onValue,
    onError,
  )
}

function hasSameItems<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}

interface LivePages<T> {
  /** null until every page has its first answer. */
  read(): ({ readonly byId: ReadonlyMap<string, T>; readonly hasMore: boolean } & LiveMeta) | null
  stop(): void
}

/**
 * How far the next page reaches back into this one, at most. New documents push the end of a full page down past its
 * limit; the overlap lets that happen this often before the next page must be asked for again. Of a small page it is a
 * quarter: the rest of each further page is new.
 */
const OVERLAP_MAX = 50

/** A live page of at most `size` documents and, behind it, `count - 1` further ones; all of them behind a first look. */
function openPages<T>(
  shape: PageShape<T>,
  count: number,
  onChange: () => void,
  onFail: (thrown: unknown) => void,
  after: QueryDocumentSnapshot | null = null,
): LivePages<T> {
  const look = after ? undefined : shape.firstLook
  const size = look ?? shape.size
  const base = look === undefined ? shape.base : query(shape.base, limit(look))
  const own = new Map<string, T>()
  let meta: LiveMeta | null = null
  let isFull = false
  let anchor: QueryDocumentSnapshot | null = null
  let next: LivePages<T> | null = null
  let replaced: LivePages<T> | null = null
  /** How many pages are wanted behind this one. */
  const behind = look === undefined ? count - 1 : count
  const overlap = Math.max(1, Math.min(OVERLAP_MAX, Math.floor(size / 4)))

  const stop = onSnapshot(
    after ? query(base, startAfter(after)) : base,
    { includeMetadataChanges: true },
    (snapshot) => {
      for (const { type, doc } of snapshot.docChanges({ includeMetadataChanges: true })) {
        const value = type === 'removed' ? null : shape.read(doc)
        const known = own.get(doc.id)
        if (value === null) own.delete(doc.id)
        else if (known === undefined || !shape.isSame(known, value)) own.set(doc.id, value)
      }
      meta = metaOf(snapshot.metadata)
      isFull = snapshot.size >= size
      if (behind > 0) follow(snapshot)
      onChange()
    },
    onFail,
  )

  function follow({ docs }: QuerySnapshot) {
    const wanted = isFull ? anchorOf(docs) : null
    if (wanted?.id === anchor?.id) return
    anchor = wanted
    replaced?.stop()
    replaced = next
    next = wanted && openPages(shape, behind, reportNext, onFail, wanted)
    if (!next) dropReplaced()
  }

  /** Where the next page starts: as long as that document is still on this page, no gap can open between them. */
  function anchorOf(docs: readonly QueryDocumentSnapshot[]) {
    if (anchor && docs.some((doc) => doc.id === anchor?.id)) return anchor
    return docs.filter((doc) => shape.isUnplaced?.(doc) !== true).at(-overlap) ?? null
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
      // Pages that are asked for later come when all of them are there: until then the list before stays.
      if (!rest) return look !== undefined && count === 1 ? { byId: own, hasMore: true, ...meta } : null
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
