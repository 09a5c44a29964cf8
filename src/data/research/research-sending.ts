import { doc, waitForPendingWrites } from 'firebase/firestore'
import { LOOSE_TABLE, type DraftSection, type SentCandidate } from '@/domain/research/research-draft'
import { candidatesOf, type CandidateParent } from './candidate-documents'
import { addCandidate } from './candidates'
import { later } from '@/data/device/later'
import { hasArrived } from '@/data/live/replay'
import { editStoredDrafts, storedDrafts } from './research-draft-store'
import { checkSection, writeSection, type SectionOutcome } from './section-writes'
import { serverAnswer } from '@/data/live/server-answer'
import { serverNow } from '@/data/session/server-clock'

const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000

/** Ids of what this page sent and whose answer it will hear. */
const inFlight = new Set<string>()

/** On its way, with Firestore holding it: a sign-out waits for that by itself. */
export function isInFlight({ id }: { readonly id: string }): boolean {
  return inFlight.has(id)
}

export async function sendSection(uid: string, section: DraftSection, createdAt: Date): Promise<void> {
  inFlight.add(section.id)
  try {
    const outcome = await serverAnswer((db) => writeSection(db, uid, section, createdAt))
    settleSection(uid, section, outcome)
  } catch {
    // Nothing is known of it: it stays « sent », and the next page asks the server.
  } finally {
    inFlight.delete(section.id)
  }
}

export async function sendCandidate(uid: string, candidate: SentCandidate, now: Date): Promise<void> {
  const { id, tableId } = candidate
  inFlight.add(id)
  const isThere = await addCandidate(parentOf(uid, tableId), id, candidate, now).then(
    () => true,
    () => false,
  )
  inFlight.delete(id)
  settleCandidate(uid, id, isThere)
}

/** What was sent before a reload: the server is asked for the documents, and gets those that it does not have. */
export async function checkOrphans(uid: string, retryMs = FIRST_RETRY_MS): Promise<void> {
  const isOrphan = ({ id, state }: DraftSection | SentCandidate) => state === 'sent' && !inFlight.has(id)
  const { sections, sentCandidates } = storedDrafts(uid)
  if (!sections.some(isOrphan) && !sentCandidates.some(isOrphan)) return
  try {
    await serverAnswer(async (db) => {
      // Firestore sends again by itself after a reload; what it still holds is not refused yet.
      await waitForPendingWrites(db)
      const lost: (() => Promise<void>)[] = []
      for (const section of sections.filter(isOrphan)) {
        const outcome = await checkSection(db, section)
        if (outcome.isStored && outcome.missing.length === 0) settleSection(uid, section, outcome)
        else lost.push(() => sendSection(uid, section, serverNow()))
      }
      for (const candidate of sentCandidates.filter(isOrphan)) {
        const { id, tableId } = candidate
        if (await hasArrived(doc(candidatesOf(db, parentOf(uid, tableId)), id)))
          settleCandidate(uid, id, true)
        else lost.push(() => sendCandidate(uid, candidate, serverNow()))
      }
      for (const send of lost) void send()
    })
  } catch {
    // Just after the network is back, questions can fail for a moment longer than writes.
    later(retryMs, () => void checkOrphans(uid, Math.min(retryMs * 2, LONGEST_RETRY_MS)))
  }
}

/** Forgets a section whose products are all stored; keeps what is not. */
function settleSection(
  uid: string,
  { id, products }: DraftSection,
  { isStored, missing }: SectionOutcome,
): void {
  const missingIds = new Set(missing.map((product) => product.id))
  const savedIds = new Set(products.map((product) => product.id).filter((id) => !missingIds.has(id)))
  editStoredDrafts(uid, (drafts) => ({
    ...drafts,
    sections: drafts.sections.flatMap((section): DraftSection[] => {
      if (section.id !== id) return [section]
      if (!isStored) return [{ ...section, state: 'refused' }]
      const left = section.products.filter((product) => !savedIds.has(product.id))
      return left.length > 0 ? [{ ...section, products: left, state: 'refused', isStored }] : []
    }),
  }))
}

/** Forgets a link that is stored, or given up; the other ones wait for « Réessayer ». */
export function settleCandidate(uid: string, id: string, isDone: boolean): void {
  editStoredDrafts(uid, (drafts) => ({
    ...drafts,
    sentCandidates: drafts.sentCandidates.flatMap((sent): SentCandidate[] => {
      if (sent.id !== id) return [sent]
      return isDone ? [] : [{ ...sent, state: 'refused' }]
    }),
  }))
}

function parentOf(uid: string, tableId: string): CandidateParent {
  return tableId === LOOSE_TABLE ? { kind: 'loose', uid } : { kind: 'section', sectionId: tableId }
}
