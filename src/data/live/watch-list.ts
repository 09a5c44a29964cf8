import type { Firestore } from 'firebase/firestore'
import { watch, type OnError, type OnValue, type Unsubscribe } from './live'
import { openPages, type PageShape } from './live-pages'

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
