import { doc, getDocsFromServer, limit, updateDoc, writeBatch } from 'firebase/firestore'
import { AppError } from '@/domain/base/errors'
import { sectionNames, type Section } from '@/domain/research/section'
import { DOCUMENTS_PER_QUERY } from '@/domain/base/text-limits'
import { withinMs } from '@/data/device/within-ms'
import { serverAnswer, unlessApplied } from '@/data/live/server-answer'
import { candidatesQuery, inBatches } from './candidate-documents'
import { dropNoteDrafts } from './note-drafts'
import { dropTable } from './research-draft-store'

/** How long a deletion waits for each answer before it says that there is no network. */
const ANSWER_LIMIT_MS = 20_000

/** One name on the screen, two stored fields (record 030, line 15). Settles with the server's answer. */
export function renameSection({ id }: Pick<Section, 'id'>, name: string): Promise<void> {
  return serverAnswer((db) => updateDoc(doc(db, 'sections', id), sectionNames(name)))
}

/**
 * Deletes a section: its candidates part by part, then the section together with the last part. The first failure
 * ends it and leaves the section with the candidates that remain. Without a network it fails: the device does not
 * know all the candidates, and those left behind would belong to nobody.
 */
export function removeSection({ id, userId }: Pick<Section, 'id' | 'userId'>): Promise<void> {
  return serverAnswer(async (db) => {
    const ref = doc(db, 'sections', id)
    // No order: a candidate without a creation date must go too.
    const page = candidatesQuery(db, { kind: 'section', sectionId: id }, limit(DOCUMENTS_PER_QUERY))
    try {
      let isLast = false
      while (!isLast) {
        const { docs } = await getDocsFromServer(page)
        isLast = docs.length < DOCUMENTS_PER_QUERY
        const parts = docs.length === 0 ? [[]] : inBatches(docs)
        for (const part of parts) {
          const batch = writeBatch(db)
          for (const candidate of part) batch.delete(candidate.ref)
          if (isLast && part === parts.at(-1)) batch.delete(ref)
          if (!(await withinMs(batch.commit(), ANSWER_LIMIT_MS))) throw new AppError('network/offline')
        }
      }
    } catch (thrown) {
      await unlessApplied(ref, userId, 'gone', thrown)
    }
    dropTable(userId, id)
    dropNoteDrafts(userId, (_, { tableId }) => tableId === id)
  })
}
