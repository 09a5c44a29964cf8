import {
  collection,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { changedParts } from '@/domain/projects/parts'
import { parseProject, type Project } from '@/domain/projects/project'
import { DOCUMENTS_PER_QUERY } from '@/domain/base/text-limits'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { ownDocument } from '@/data/live/own-document'
import { watchList, type LiveList, type PageShape } from '@/data/live/live-list'

export interface LiveProject extends Project {
  /** The last change of this project still waits for the network. */
  readonly isPending: boolean
}

/** Whole rows of one, two and three columns. The page behind them begins two before their end: 48 in all. */
const FIRST_LOOK = 12
const FIRST_PAGE = 38

/** The projects of one person, newest update first: 12, at once 48, then page by page of 200. */
export function watchProjects(
  uid: string,
  onValue: OnValue<LiveList<LiveProject>>,
  onError: OnError,
  pages = 1,
): Unsubscribe {
  const [size, count] = pages === 1 ? [FIRST_PAGE, 1] : [DOCUMENTS_PER_QUERY, pages - 1]
  const shapeOf = (db: Firestore) => ({ ...projectPages(db, uid, size), firstLook: FIRST_LOOK })
  return watchList(shapeOf, newestFirst, onValue, onError, count)
}

/** The few that were changed last: where the whole list would be more than is looked at. */
export function watchRecentProjects(
  uid: string,
  size: number,
  onValue: OnValue<LiveList<LiveProject>>,
  onError: OnError,
): Unsubscribe {
  return watchList((db) => projectPages(db, uid, size), newestFirst, onValue, onError, 1)
}

/** One project, as a list of it or of none. */
export function watchProject(
  uid: string,
  id: string,
  onValue: OnValue<LiveList<LiveProject>>,
  onError: OnError,
): Unsubscribe {
  const pages = (db: Firestore) => ({
    base: ownDocument(db, 'projects', uid, id),
    size: 1,
    read: readProject,
    isSame: isSameProject,
  })
  return watchList(pages, newestFirst, onValue, onError, 1)
}

function projectPages(db: Firestore, uid: string, size: number): PageShape<LiveProject> {
  return {
    base: query(
      collection(db, 'projects'),
      where('userId', '==', uid),
      orderBy('updatedAt', 'desc'),
      limit(size),
    ),
    size,
    read: readProject,
    isSame: isSameProject,
  }
}

/** Equal times keep the order of the ids, so that a list never jumps. */
function newestFirst(a: Project, b: Project): number {
  const difference = (b.updatedAt?.getTime() ?? 0) - (a.updatedAt?.getTime() ?? 0)
  return difference !== 0 || a.id === b.id ? difference : a.id < b.id ? 1 : -1
}

function readProject(doc: QueryDocumentSnapshot): LiveProject | null {
  const project = parseProject(doc.id, doc.data())
  return project && { ...project, isPending: doc.metadata.hasPendingWrites }
}

function isSameProject(a: LiveProject, b: LiveProject): boolean {
  return (
    a.isPending === b.isPending &&
    a.version === b.version &&
    a.description === b.description &&
    a.tasks.length === b.tasks.length &&
    a.countedItems.length === b.countedItems.length &&
    changedParts(a, b).length === 0
  )
}
