import type { BulkWriter, CollectionReference, DocumentReference, Query } from 'firebase-admin/firestore'
import { firestore } from '../admin'

/** Deletes what one place holds of a user. Resolves to the number of documents that it found there. */
export type Place = (uid: string, writer: BulkWriter) => Promise<number>

const PAGE = 500
const SECTIONS_AT_A_TIME = 20

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

/** What is needed to keep the open intent from being charged: it stays until Stripe has heard. */
export const eraseCheckout: Place = async (uid, writer) => {
  const intents = await erasePages(firestore.collection(`checkouts/${uid}/intents`), writer)
  return intents + (await eraseOwn('checkouts')(uid, writer))
}

/**
 * A product names no owner but its section, so nobody finds one whose section is gone: products go first, and a section
 * goes in a transaction that has seen it empty. One that was filled meanwhile is left for the next pass.
 */
const eraseSections: Place = async (uid, writer) => {
  let found = 0
  for await (const sections of pagesOf(firestore.collection('sections').where('userId', '==', uid))) {
    found += sections.length
    for (let first = 0; first < sections.length; first += SECTIONS_AT_A_TIME) {
      const some = sections.slice(first, first + SECTIONS_AT_A_TIME)
      const products = await Promise.all(some.map((section) => erasePages(productsOf(section), writer)))
      found += products.reduce((sum, count) => sum + count, 0)
      await deleteEmpty(some)
    }
  }
  return found
}

export const PLACES: readonly Place[] = [
  eraseOwned('todos'),
  eraseOwned('projects'),
  eraseOwned('conversations'),
  eraseOwned('product'),
  eraseSections,
  eraseOwned('payments'),
  eraseCheckout,
  eraseOwn('usage'),
  eraseOwn('profiles'),
]

function deleteEmpty(sections: readonly DocumentReference[]): Promise<void> {
  return firestore.runTransaction(async (transaction) => {
    const products = await Promise.all(
      sections.map((section) => transaction.get(productsOf(section).select().limit(1))),
    )
    sections.forEach((section, index) => {
      if (products[index]?.empty) transaction.delete(section)
    })
  })
}

async function erasePages(query: Query, writer: BulkWriter): Promise<number> {
  let found = 0
  for await (const page of pagesOf(query)) {
    await Promise.all([...page.map((document) => writer.delete(document)), writer.flush()])
    found += page.length
  }
  return found
}

/** Without the fields: names are all it takes. Each page is asked for when the one before is gone. */
async function* pagesOf(query: Query): AsyncGenerator<readonly DocumentReference[]> {
  for (;;) {
    const { docs } = await query.select().limit(PAGE).get()
    if (docs.length > 0) yield docs.map(({ ref }) => ref)
    if (docs.length < PAGE) return
  }
}

function productsOf(section: DocumentReference): CollectionReference {
  return section.collection('products')
}
