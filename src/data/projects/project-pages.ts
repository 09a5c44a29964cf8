import {
  collection,
  limit,
  orderBy,
  query,
  where,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { parseProject, type Project } from '@/domain/projects/project'
import { changedParts } from '@/domain/projects/parts'
import { DOCUMENTS_PER_QUERY } from '@/domain/base/text-limits'
import type { PageShape } from '@/data/live/live-pages'

export interface LiveProject extends Project {
  /** The last change of this project still waits for the network. */
  readonly isPending: boolean
}

/** The projects of one person, newest update first. */
export function projectPages(db: Firestore, uid: string, size = DOCUMENTS_PER_QUERY): PageShape<LiveProject> {
  return {
    base: query(
      collection(db, 'projects'),
      where('userId', '==', uid),
      orderBy('updatedAt', 'desc'),
      limit(size),
    ),
    size,
    read,
    isSame,
  }
}

/** Equal times keep the order of the ids, so that a list never jumps. */
export function newestFirst(a: Project, b: Project): number {
  const difference = (b.updatedAt?.getTime() ?? 0) - (a.updatedAt?.getTime() ?? 0)
  return difference !== 0 || a.id === b.id ? difference : a.id < b.id ? 1 : -1
}

function read(doc: QueryDocumentSnapshot): LiveProject | null {
  const project = parseProject(doc.id, doc.data())
  return project && { ...project, isPending: doc.metadata.hasPendingWrites }
}

function isSame(a: LiveProject, b: LiveProject): boolean {
  return (
    a.isPending === b.isPending &&
    a.version === b.version &&
    a.description === b.description &&
    a.tasks.length === b.tasks.length &&
    a.countedItems.length === b.countedItems.length &&
    changedParts(a, b).length === 0
  )
}
