import {
  collection,
  doc,
  getDocsFromCache,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  type DocumentReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import { VERSIONS_MAX } from '@/domain/base/business'
import type { ProjectContent } from '@/domain/projects/parts'
import {
  isWorthKeeping,
  newestVersionFirst,
  parseVersion,
  placeFor,
  versionFields,
  versionId,
  type ProjectVersion,
  type VersionReason,
} from '@/domain/projects/project-version'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { erase, serverAnswer } from '@/data/live/server-answer'
import { toAppError } from '@/data/live/to-app-error'
import { watchFound } from '@/data/live/watch-documents'

export interface LiveVersion extends ProjectVersion {
  /** Its last change still waits for the network. */
  readonly isPending: boolean
}

/** Those of one project, the newest first: five documents at most. */
export function watchVersions(
  uid: string,
  projectId: string,
  onValue: OnValue<readonly LiveVersion[]>,
  onError: OnError,
): Unsubscribe {
  return watchFound(
    (db) => versionsOf(db, uid, projectId),
    (docs) => docs.flatMap((found) => readVersion(found) ?? []).sort(newestVersionFirst),
    onValue,
    onError,
  )
}

interface Keeping {
  readonly uid: string
  readonly projectId: string
  readonly content: ProjectContent
  /** '': it makes room for a newer one by itself. */
  readonly name: string
  readonly reason: VersionReason
  readonly now: Date
  /** Asked for: also what another version says already. */
  readonly isWanted: boolean
}

/** `known`: it says nothing, or what another version says, or cannot be stored. `full`: each of the five has a name. */
type KeepOutcome = 'kept' | 'known' | 'full'

/** Another device may take the same place at the same moment, and then once more. */
const TRIES = 3

/**
 * Keeps a text as a version. Which place it takes is chosen by what this device knows, without asking: the rules refuse
 * what takes the place of a version that nobody here saw, and then the server is asked. Resolves with the server's answer,
 * which nobody waits for; rejects with `AppError`.
 */
export function keepVersion(keeping: Keeping): Promise<KeepOutcome> {
  return serverAnswer(async (db) => {
    for (let tried = 1; ; tried += 1) {
      const handed = await inTurn(() => handOver(db, keeping, tried > 1))
      if (typeof handed === 'string') return handed
      try {
        await handed.saved
        return 'kept'
      } catch (thrown) {
        if (tried === TRIES || toAppError(thrown).code !== 'data/denied') throw thrown
      }
    }
  })
}

async function handOver(
  db: Firestore,
  keeping: Keeping,
  mustAsk: boolean,
): Promise<KeepOutcome | { readonly saved: Promise<void> }> {
  const { uid, projectId, content, isWanted } = keeping
  const all = versionsOf(db, uid, projectId)
  const here = mustAsk ? null : await readAll(getDocsFromCache, all)
  // What this device remembers may be gone since.
  const isUnclear = here === null || (placeFor(here) === null && navigator.onLine)
  const known = isUnclear ? await readAll(getDocsFromServer, all) : here
  if (!isWanted && !isWorthKeeping(content, known)) return 'known'
  const found = placeFor(known)
  if (!found) return 'full'
  const ref = versionRef(db, versionId(projectId, found.place))
  return { saved: setDoc(ref, versionFields(content, { ...keeping, replaced: found.replaced })) }
}

/** The one that was seen: where another one stands by now, the rules refuse it. Resolves with the server's answer. */
export function renameVersion({ id, stamp }: ProjectVersion, name: string): Promise<void> {
  return serverAnswer((db) => updateDoc(versionRef(db, id), { name, keptAt: stamp }))
}

/** Resolves with the server's answer. */
export function removeVersion(uid: string, { id }: ProjectVersion): Promise<void> {
  return serverAnswer((db) => erase(versionRef(db, id), uid))
}

/** Puts back what was deleted, as it was; into another place where its own is taken. */
export function restoreVersion(uid: string, version: ProjectVersion, now: Date): Promise<KeepOutcome> {
  const { content, projectId, name, reason, keptAt } = version
  if (!content) return Promise.resolve('known')
  return keepVersion({ uid, projectId, content, name, reason, now: keptAt ?? now, isWanted: true })
}

let turn: Promise<unknown> = Promise.resolve()

/** One after the other: each sees the place that the one before it took. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const done = turn.then(act)
  turn = done.catch(() => undefined)
  return done
}

function versionsOf(db: Firestore, uid: string, projectId: string): Query {
  return query(
    collection(db, 'projectVersions'),
    where('userId', '==', uid),
    where('projectId', '==', projectId),
    orderBy('keptAt', 'desc'),
    limit(VERSIONS_MAX),
  )
}

function versionRef(db: Firestore, id: string): DocumentReference {
  return doc(db, 'projectVersions', id)
}

async function readAll(read: typeof getDocsFromCache, all: Query): Promise<readonly ProjectVersion[]> {
  const { docs } = await read(all)
  return docs.flatMap((found) => parseVersion(found.id, found.data()) ?? [])
}

function readVersion(found: QueryDocumentSnapshot): LiveVersion | null {
  const version = parseVersion(found.id, found.data())
  return version && { ...version, isPending: found.metadata.hasPendingWrites }
}
