import { deleteField, FieldPath, setDoc, updateDoc, type Firestore } from 'firebase/firestore'
import type { DeliveryOutcome } from '@/domain/base/delivery-state'
import type { Fields } from '@/domain/base/read-field'
import { factFields, parseMemory, type Fact, type Memory } from '@/domain/coach/facts'
import { parseTone, type Tone } from '@/domain/coach/tone'
import type { OnError, OnValue, Unsubscribe } from '@/data/live/live'
import { serverAnswer, writeIfLatest } from '@/data/live/server-answer'
import { watchDocument } from '@/data/live/watch-documents'
import { isSignedIn } from '@/data/session/is-signed-in'
import { dropFactChanges, factAnswered, factSent, keptFact } from './memory-outbox'
import { coachRef } from './coach-ref'

/** What the person let the coach remember; `NO_MEMORY` where there is nothing. */
export function watchMemory(uid: string, onValue: OnValue<Memory>, onError: OnError): Unsubscribe {
  return watchDocument(
    (db) => coachRef(db, uid),
    (snapshot) => parseMemory(snapshot.data()),
    onValue,
    onError,
  )
}

export function watchTone(uid: string, onValue: OnValue<Tone | null>, onError: OnError): Unsubscribe {
  return watchDocument(
    (db) => coachRef(db, uid),
    (snapshot) => parseTone(snapshot.data()),
    onValue,
    onError,
  )
}

interface Clearing {
  /** What an edit left of facts that were deleted: it takes room. */
  readonly husks?: readonly string[]
  /** The fact whose place it takes. */
  readonly instead?: string | null
}

/**
 * Writes one fact whole, under its id, and touches no other: two devices that add one at the same time have both, and one
 * that is added twice is one. Shows at once; until the server has it, it is kept on the device too. `dropped`: it was said
 * anew, perhaps in another tab, before Firestore was there.
 */
export function rememberFact(
  uid: string,
  fact: Fact,
  { husks = [], instead = null }: Clearing = {},
): Promise<DeliveryOutcome> {
  const gone = [...husks, ...(instead === null ? [] : [instead])].filter((id) => id !== fact.id)
  return delivered(uid, { fact, instead, isWhole: true }, (db) =>
    writeFacts(db, uid, {
      [fact.id]: factFields(fact),
      ...Object.fromEntries(gone.map((id) => [id, deleteField()])),
    }),
  )
}

/**
 * Changes a fact that is there. What was deleted on another device meanwhile stays so: an edit does not say who said it,
 * and what does not is no fact (`parseMemory`). One that may not be there yet is written whole, for the same reason.
 * `dropped` as above.
 */
export function changeFact(uid: string, fact: Fact): Promise<DeliveryOutcome> {
  const kept = keptFact(uid, fact.id)
  if (kept?.isWhole) return rememberFact(uid, fact, kept)
  const field = (name: string) => new FieldPath('facts', fact.id, name)
  return delivered(uid, { fact, instead: null, isWhole: false }, (db) =>
    updateDoc(
      coachRef(db, uid),
      ...([field('text'), fact.text] as const),
      ...[field('saidAt'), fact.saidAt, field('project'), fact.project ?? deleteField()],
    ),
  )
}

/** « Toujours vrai » : it was said again now. Rejects with an `AppError`. */
export function renewFact(uid: string, { id }: Fact, now: Date): Promise<void> {
  return serverAnswer((db) => updateDoc(coachRef(db, uid), new FieldPath('facts', id, 'saidAt'), now))
}

/** Those that were seen: what another device adds meanwhile stays. Rejects with an `AppError`. */
export function forgetFacts(uid: string, ids: readonly string[]): Promise<void> {
  dropFactChanges(uid, ids)
  return serverAnswer((db) => writeFacts(db, uid, Object.fromEntries(ids.map((id) => [id, deleteField()]))))
}

/** As they were. Rejects with an `AppError`. */
export function restoreFacts(uid: string, facts: readonly Fact[]): Promise<void> {
  return serverAnswer((db) =>
    writeFacts(db, uid, Object.fromEntries(facts.map((fact) => [fact.id, factFields(fact)]))),
  )
}

/** null: as Coach Boom speaks by itself. Rejects with an `AppError`. */
export function saveTone(uid: string, tone: Tone | null): Promise<void> {
  return serverAnswer((db) => setDoc(coachRef(db, uid), { tone: tone ?? deleteField() }, { merge: true }))
}

/** Each entry as a whole, and no other. */
async function writeFacts(db: Firestore, uid: string, facts: Fields): Promise<void> {
  const paths = Object.keys(facts).map((id) => new FieldPath('facts', id))
  if (paths.length > 0) await setDoc(coachRef(db, uid), { facts }, { mergeFields: paths })
}

async function delivered(
  uid: string,
  sent: Parameters<typeof factSent>[1],
  write: (db: Firestore) => Promise<void>,
): Promise<DeliveryOutcome> {
  // After a sign-out nothing may be left on the device.
  const change = isSignedIn(uid) ? factSent(uid, sent) : null
  const isLatest = () => !change || keptFact(uid, sent.fact.id) === change
  const outcome = await writeIfLatest(isLatest, write).catch((thrown: unknown): DeliveryOutcome => {
    console.warn('A fact was refused:', thrown)
    return 'refused'
  })
  if (change) factAnswered(uid, change, outcome)
  return outcome
}
