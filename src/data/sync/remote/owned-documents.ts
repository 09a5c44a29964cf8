import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  limit,
  query,
  startAfter,
  where,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore'
import type { ExportContent, StoredDocument, StoredSection } from '@/domain/export/export-content'
import {
  CONVERSATIONS_PER_QUERY,
  DOCUMENTS_PER_QUERY,
  TODOS_PER_QUERY,
  VERSIONS_PER_QUERY,
  WEEKS_PER_QUERY,
} from '@/domain/base/text/text-limits'
import { SALES_TESTS_PER_QUERY } from '@/domain/sales-tests/sales-test'
import { candidatesPath } from '@/domain/research/candidate-writes'
import type { SessionUser } from '@/data/device/session-store'
import { serverAnswer } from './server-answer'

/** How many sections are asked for their candidates at the same time. */
const AT_ONCE = 4

/**
 * All that a person owns, as the server has it. One page that cannot be read fails the whole: a part would look like
 * everything. `onProgress` is told how many documents were read so far.
 */
export function readOwned(
  { uid, email, createdAt }: SessionUser,
  onProgress: (read: number) => void,
): Promise<ExportContent> {
  return serverAnswer(async (db) => {
    const readAll = pagesReader(onProgress)
    const owned = (name: string, size: number) =>
      readAll(query(collection(db, name), where('userId', '==', uid)), size)

    const [profile, coach, learning] = await Promise.all([
      getDocFromServer(doc(db, 'profiles', uid)),
      getDocFromServer(doc(db, 'coach', uid)),
      getDocFromServer(doc(db, 'learning', uid)),
    ])
    const [todos, projects, projectVersions, conversations, product, sections, payments, weeks, salesTests] =
      await Promise.all([
        owned('todos', TODOS_PER_QUERY),
        owned('projects', DOCUMENTS_PER_QUERY),
        owned('projectVersions', VERSIONS_PER_QUERY),
        owned('conversations', CONVERSATIONS_PER_QUERY),
        owned('product', DOCUMENTS_PER_QUERY),
        owned('sections', DOCUMENTS_PER_QUERY),
        owned('payments', DOCUMENTS_PER_QUERY),
        owned('weeks', WEEKS_PER_QUERY),
        owned('salesTests', SALES_TESTS_PER_QUERY),
      ])
    return {
      account: { uid, email, createdAt },
      profile: profile.exists() ? toStored(profile) : null,
      todos,
      projects,
      projectVersions,
      conversations,
      weeks,
      coach: coach.exists() ? toStored(coach) : null,
      learning: learning.exists() ? toStored(learning) : null,
      product,
      sections: await withCandidates(db, sections, readAll),
      salesTests,
      payments,
      unsaved: {},
    }
  })
}

type ReadAll = (all: Query, size: number) => Promise<StoredDocument[]>

/**
 * Reads queries to their end, by the ids: a document that lacks a date is a document too. The first failure of one
 * ends them all: what is still on its way is neither counted nor followed by another page.
 */
function pagesReader(onProgress: (read: number) => void): ReadAll {
  let count = 0
  let hasFailed = false
  async function readPage(page: Query): Promise<QueryDocumentSnapshot[]> {
    try {
      return (await getDocsFromServer(page)).docs
    } catch (thrown) {
      hasFailed = true
      throw thrown
    }
  }
  return async (all, size) => {
    const found: StoredDocument[] = []
    let last: QueryDocumentSnapshot | undefined
    do {
      const docs = await readPage(query(all, ...(last ? [startAfter(last)] : []), limit(size)))
      if (hasFailed) break
      found.push(...docs.map(toStored))
      count += docs.length
      onProgress(count)
      // Only an empty page is the end: a document that another tab deletes just now makes its page a short one.
      last = docs.at(-1)
    } while (last)
    return found
  }
}

async function withCandidates(
  db: Firestore,
  sections: readonly StoredDocument[],
  readAll: ReadAll,
): Promise<StoredSection[]> {
  const found = new Map<string, StoredDocument[]>()
  const waiting = sections.values()
  async function work() {
    for (const { id } of waiting) {
      found.set(id, await readAll(collection(db, candidatesPath(id)), DOCUMENTS_PER_QUERY))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return sections.map((section) => ({ ...section, products: found.get(section.id) ?? [] }))
}

function toStored(snapshot: DocumentSnapshot): StoredDocument {
  return { id: snapshot.id, fields: snapshot.data({ serverTimestamps: 'estimate' }) ?? {} }
}
