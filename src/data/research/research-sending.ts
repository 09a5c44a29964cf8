import { doc, type Firestore } from 'firebase/firestore'
import {
  LOOSE_TABLE,
  type DraftSection,
  type ResearchDrafts,
  type SentCandidate,
} from '@/domain/research/research-draft'
import { deliveryOf } from '@/data/live/delivery'
import { hasArrived, serverAnswer } from '@/data/live/server-answer'
import { serverNow } from '@/data/session/server-clock'
import { candidatesOf, ownerIn, type CandidateParent } from './candidate-documents'
import { addCandidate } from './candidates'
import { editStoredDrafts, isInFlight, keptResearch, storedDrafts } from './research-draft-store'
import { checkSection, writeSection, type SectionOutcome } from './section-writes'

export async function sendSection(uid: string, section: DraftSection, createdAt: Date): Promise<void> {
  keptResearch.begin(section.id, section)
  const outcome = await serverAnswer((db) => writeSection(db, uid, section, createdAt)).catch(() => null)
  keptResearch.end(section.id, section)
  // Where nothing is known of it, it stays « sent », and the next page asks the server.
  editStoredDrafts(uid, (drafts) => (outcome ? withSettled(drafts, section, outcome) : drafts))
}

export async function sendCandidate(uid: string, candidate: SentCandidate, now: Date): Promise<void> {
  const { id, tableId } = candidate
  keptResearch.begin(id, candidate)
  const isThere = await addCandidate(parentOf(uid, tableId), id, candidate, now).then(
    () => true,
    () => false,
  )
  keptResearch.end(id, candidate)
  settleCandidate(uid, id, isThere)
}

/** What was sent before a reload: the server is asked for the documents, and gets those that it does not have. */
export const deliverResearch = deliveryOf<DraftSection | SentCandidate>({ find: findUnheard, settle })

function findUnheard(uid: string): readonly (DraftSection | SentCandidate)[] {
  const { sections, sentCandidates } = storedDrafts(uid)
  return [...sections, ...sentCandidates].filter((sent) => sent.state === 'sent' && !isInFlight(sent))
}

async function settle(db: Firestore, uid: string, sent: DraftSection | SentCandidate): Promise<void> {
  if ('tableId' in sent) {
    const { id, tableId } = sent
    const parent = parentOf(uid, tableId)
    if (await hasArrived(doc(candidatesOf(db, parent), id), ownerIn(parent))) settleCandidate(uid, id, true)
    else void sendCandidate(uid, sent, serverNow())
    return
  }
  const outcome = await checkSection(db, uid, sent)
  if (outcome.isStored && outcome.missing.length === 0)
    editStoredDrafts(uid, (drafts) => withSettled(drafts, sent, outcome))
  else void sendSection(uid, sent, serverNow())
}

/** Without a section whose candidates are all stored; else with what of it is not. */
function withSettled(
  drafts: ResearchDrafts,
  { id, products: candidates }: DraftSection,
  { isStored, missing }: SectionOutcome,
): ResearchDrafts {
  const missingIds = new Set(missing.map((candidate) => candidate.id))
  const savedIds = new Set(candidates.map((candidate) => candidate.id).filter((id) => !missingIds.has(id)))
  return {
    ...drafts,
    sections: drafts.sections.flatMap((section): DraftSection[] => {
      if (section.id !== id) return [section]
      if (!isStored) return [{ ...section, state: 'refused' }]
      const left = section.products.filter((candidate) => !savedIds.has(candidate.id))
      return left.length > 0 ? [{ ...section, products: left, state: 'refused', isStored }] : []
    }),
  }
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
