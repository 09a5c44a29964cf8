import type { BulkWriter, DocumentReference, Query } from 'firebase-admin/firestore'
import { firestore, hasCode } from '../admin'
import { handOverAll } from '../payment/refund/withdrawal'

/** Deletes a user's documents of one kind. Resolves to their number. */
export type Place = (uid: string, writer: BulkWriter) => Promise<number>

const PAGE = 500
const SECTIONS_AT_A_TIME = 20
const NOT_FOUND = 5

const eraseOwned =
  (collection: string): Place =>
  (uid, writer) =>
    erasePages(firestore.collection(collection).where('userId', '==', uid), writer)

const eraseOwn =
  (collection: string): Place =>
  async (uid) => {
    const own = await firestore.doc(`${collection}/${uid}`).get()
    if (own.exists) await own.ref.delete()
    return own.exists ? 1 : 0
  }

/** Runs once the open intent is canceled or given up, because its id is stored here. */
export const eraseCheckout: Place = async (uid, writer) => {
  const intents = await erasePages(firestore.collection(`checkouts/${uid}/intents`), writer)
  return intents + (await eraseOwn('checkouts')(uid, writer))
}

/**
 * A candidate has no owner field, so it cannot be found once its section is deleted. The section first changes its owner: the rules then
 * refuse new candidates, and a resumed erasure finds it. Then its candidates are deleted, and the section last.
 */
const eraseSections: Place = async (uid, writer) => {
  const sections = firestore.collection('sections')
  const takenFrom = `erased:${uid}`
  for await (const page of pagesOf(sections.where('userId', '==', uid))) {
    const taken = page.map((section) => writer.update(section, { userId: takenFrom }).catch(ignoreMissing))
    await Promise.all([...taken, writer.flush()])
  }
  let found = 0
  for await (const page of pagesOf(sections.where('userId', '==', takenFrom))) {
    for (let first = 0; first < page.length; first += SECTIONS_AT_A_TIME) {
      const some = page.slice(first, first + SECTIONS_AT_A_TIME)
      const candidates = await Promise.all(
        some.map((section) => erasePages(section.collection('products'), writer)),
      )
      await deleteAll(some, writer)
      found += candidates.reduce((sum, count) => sum + count, some.length)
    }
  }
  return found
}

export function eraseCandidatesOf(sectionId: string): Promise<void> {
  const section = firestore.doc(`sections/${sectionId}`)
  return eraseBehind(section, section.collection('products'))
}

export function eraseVersionsOf(projectId: string): Promise<void> {
  const versions = firestore.collection('projectVersions').where('projectId', '==', projectId)
  return eraseBehind(firestore.doc(`projects/${projectId}`), versions)
}

/** Deletion events may arrive late, twice, or after a document with the same id was created again. */
async function eraseBehind(gone: DocumentReference, left: Query): Promise<void> {
  if ((await gone.get()).exists) return
  const writer = firestore.bulkWriter()
  try {
    await erasePages(left, writer)
  } finally {
    await writer.close()
  }
}

/** Refunds that are still due are handed to the team before the receipts are deleted. */
const erasePayments: Place = async (uid, writer) => {
  await handOverAll(uid, new Date())
  return eraseOwned('payments')(uid, writer)
}

export const PLACES: readonly Place[] = [
  eraseOwned('todos'),
  eraseOwned('projects'),
  // After the projects: the rules refuse a version whose project is missing.
  eraseOwned('projectVersions'),
  eraseOwned('conversations'),
  eraseOwned('feedback'),
  eraseOwned('weeks'),
  eraseOwned('salesTests'),
  eraseOwned('product'),
  eraseSections,
  erasePayments,
  eraseCheckout,
  eraseOwn('coach'),
  eraseOwn('learning'),
  eraseOwn('usage'),
  eraseOwned('trialAddresses'),
  eraseOwn('contacts'),
  eraseOwned('mails'),
  eraseOwn('profiles'),
]

async function erasePages(query: Query, writer: BulkWriter): Promise<number> {
  let found = 0
  for await (const page of pagesOf(query)) {
    await deleteAll(page, writer)
    found += page.length
  }
  return found
}

async function deleteAll(documents: readonly DocumentReference[], writer: BulkWriter): Promise<void> {
  await Promise.all([...documents.map((document) => writer.delete(document)), writer.flush()])
}

/** The owner's device deleted the section meanwhile. */
function ignoreMissing(error: unknown): void {
  if (!hasCode(error, NOT_FOUND)) throw error
}

/** Reads ids only. Each page is read after the previous one was deleted. */
async function* pagesOf(query: Query): AsyncGenerator<readonly DocumentReference[]> {
  for (;;) {
    const { docs } = await query.select().limit(PAGE).get()
    if (docs.length > 0) yield docs.map(({ ref }) => ref)
    if (docs.length < PAGE) return
  }
}
