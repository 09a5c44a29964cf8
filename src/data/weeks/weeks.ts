import {
  collection,
  doc,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import type { LocalDate } from '@/domain/base/local-date'
import { WEEKS_PER_QUERY } from '@/domain/base/text-limits'
import { parseWeek, weekId, type Week } from '@/domain/weeks/week'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { watchList, type LiveList, type PageShape } from '@/data/live/live-list'
import { ownDocument } from '@/data/live/own-document'
import { erase, serverAnswer } from '@/data/live/server-answer'

export interface LiveWeek extends Week {
  /** Its closing still waits for the network. */
  readonly isPending: boolean
}

/** The weeks of one person, newest first, page by page of 60. */
export function watchWeeks(
  uid: string,
  onValue: OnValue<LiveList<LiveWeek>>,
  onError: OnError,
  pages = 1,
): Unsubscribe {
  return watchList((db) => weekPages(db, uid), newestFirst, onValue, onError, pages)
}

/** The few that were closed last. */
export function watchRecentWeeks(
  uid: string,
  size: number,
  onValue: OnValue<LiveList<LiveWeek>>,
  onError: OnError,
): Unsubscribe {
  return watchList((db) => weekPages(db, uid, size), newestFirst, onValue, onError, 1)
}

/** One week, as a list of it or of none. */
export function watchWeek(
  uid: string,
  monday: LocalDate,
  onValue: OnValue<LiveList<LiveWeek>>,
  onError: OnError,
): Unsubscribe {
  const pages = (db: Firestore) => ({
    ...{ base: ownDocument(db, 'weeks', uid, weekId(uid, monday)), size: 1, read: readWeek, isSame },
  })
  return watchList(pages, newestFirst, onValue, onError, 1)
}

/** Resolves with the server's answer; rejects with `AppError`. What its priorities became stays in the todos. */
export function removeWeek({ id, userId }: Week): Promise<void> {
  return serverAnswer((db) => erase(doc(db, 'weeks', id), userId))
}

function weekPages(db: Firestore, uid: string, size = WEEKS_PER_QUERY): PageShape<LiveWeek> {
  return {
    base: query(collection(db, 'weeks'), where('userId', '==', uid), orderBy('monday', 'desc'), limit(size)),
    size,
    read: readWeek,
    isSame,
  }
}

function newestFirst(a: Week, b: Week): number {
  return a.monday < b.monday ? 1 : -1
}

function readWeek(doc: QueryDocumentSnapshot): LiveWeek | null {
  const week = parseWeek(doc.id, doc.data({ serverTimestamps: 'estimate' }))
  return week && { ...week, isPending: doc.metadata.hasPendingWrites }
}

/** Every closing has a version of its own. */
function isSame(a: LiveWeek, b: LiveWeek): boolean {
  return (
    a.isPending === b.isPending && a.version === b.version && a.closedAt.getTime() === b.closedAt.getTime()
  )
}
