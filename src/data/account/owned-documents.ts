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
import { mapFew } from '@/domain/base/map-few'
import type { ExportContent, StoredDocument } from '@/domain/export/export-content'
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
import { reportPoison } from '@/data/live/sdk-watchdog'
import { toAppError } from '@/data/live/to-app-error'
import { openDatabase } from '@/data/sync/remote/database'

/** How many sections are asked for their candidates at the same time. */
const AT_ONCE = 4

/** The rules bound the size of a page. */
const PAGE_SIZES = {
  todos: TODOS_PER_QUERY,
  projects: DOCUMENTS_PER_QUERY,
  projectVersions: VERSIONS_PER_QUERY,
  conversations: CONVERSATIONS_PER_QUERY,
  product: DOCUMENTS_PER_QUERY,
  sections: DOCUMENTS_PER_QUERY,
  feedback: DOCUMENTS_PER_QUERY,
  payments: DOCUMENTS_PER_QUERY,
  weeks: WEEKS_PER_QUERY,
  salesTests: SALES_TESTS_PER_QUERY,
}

/**
 * All that a person owns, as the server has it. One page that cannot be read fails the whole: a part would look like
 * everything. `onProgress` is told how many documents were read so far. Rejects with `AppError`.
 */
export async function readOwned(
  user: SessionUser,
  onProgress: (read: number) => void,
): Promise<ExportContent> {
  try {
    return await readContent(openDatabase(), user, onProgress)
  } catch (thrown) {
    reportPoison(thrown)
    throw toAppError(thrown)
  }
}

async function readContent(
  db: Firestore,
  { uid, email, createdAt }: SessionUser,
  onProgress: (read: number) => void,
): Promise<ExportContent> {
  const readAll = pagesReader(onProgress)
  const own = async (collection: string) => {
    const found = await getDocFromServer(doc(db, collection, uid))
    return found.exists() ? toStored(found) : null
  }
  const [profile, coach, learning] = await Promise.all(['profiles', 'coach', 'learning'].map(own))
  const owned = await Promise.all(
    Object.entries(PAGE_SIZES).map(async ([name, size]) => {
      const all = query(collection(db, name), where('userId', '==', uid))
      return [name, await readAll(all, size)] as const
    }),
  )
  const lists = Object.fromEntries(owned) as Record<keyof typeof PAGE_SIZES, StoredDocument[]>
  return {
    account: { uid, email, createdAt },
    profile: profile ?? null,
    coach: coach ?? null,
    learning: learning ?? null,
    ...lists,
    sections: await mapFew(lists.sections, AT_ONCE, async (section) => {
      const candidates = collection(db, candidatesPath(section.id))
      return { ...section, products: await readAll(candidates, DOCUMENTS_PER_QUERY) }
    }),
    unsaved: {},
  }
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

function toStored(snapshot: DocumentSnapshot): StoredDocument {
  return { id: snapshot.id, fields: snapshot.data({ serverTimestamps: 'estimate' }) ?? {} }
}
