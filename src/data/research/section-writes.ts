import { doc, writeBatch, type DocumentReference, type Firestore } from 'firebase/firestore'
import type { DraftCandidate, DraftSection } from '@/domain/research/research-draft'
import { sectionNames } from '@/domain/research/section'
import { candidateFields, candidatesOf, inBatches, type CandidateParent } from './candidate-documents'
import { hasArrived, unlessApplied } from '@/data/live/server-answer'
import { isPoison } from '@/data/live/sdk-watchdog'

export interface SectionOutcome {
  readonly isStored: boolean
  /** What the server does not have. */
  readonly missing: readonly DraftCandidate[]
}

/** Sent a second time after a lost answer, it leaves what another device has written meanwhile: a note. */
const MERGED = { merge: true }

/** Candidates that are written together, or not at all: if `proof` is there, so are they. */
interface Chunk {
  readonly proof: DocumentReference
  /** Of `proof`, as in `ofOwner`. */
  readonly owner: string | null
  readonly hasSection: boolean
  readonly candidates: readonly DraftCandidate[]
}

/** Writes a section and its candidates, all handed to the local cache at once; rejects when nothing is known. */
export function writeSection(
  db: Firestore,
  uid: string,
  section: DraftSection,
  createdAt: Date,
): Promise<SectionOutcome> {
  const parent: CandidateParent = { kind: 'section', sectionId: section.id }
  const dates = new Map(
    // The first is the newest: the list keeps the order in which they stood here.
    section.products.map(({ id }, index) => [id, new Date(createdAt.getTime() - index)]),
  )
  return outcomeOf(db, uid, section, async ({ proof, owner, hasSection, candidates }) => {
    const batch = writeBatch(db)
    if (hasSection) {
      batch.set(proof, { userId: uid, ...sectionNames(section.name), createdAt }, MERGED)
    }
    for (const candidate of candidates) {
      const fields = candidateFields(parent, candidate, dates.get(candidate.id) ?? createdAt)
      batch.set(doc(candidatesOf(db, parent), candidate.id), fields, MERGED)
    }
    try {
      await batch.commit()
      return true
    } catch (thrown) {
      // A database that broke has refused nothing: what it holds may still arrive.
      if (isPoison(thrown)) throw thrown
      console.warn('A section was not saved', thrown)
      return unlessApplied(proof, owner, 'there', thrown).then(
        () => true,
        () => false,
      )
    }
  })
}

/** What became of a section whose answer nobody heard. Rejects when the server cannot be asked. */
export function checkSection(db: Firestore, uid: string, section: DraftSection): Promise<SectionOutcome> {
  return outcomeOf(db, uid, section, ({ proof, owner }) => hasArrived(proof, owner))
}

async function outcomeOf(
  db: Firestore,
  uid: string,
  section: DraftSection,
  isThere: (chunk: Chunk) => Promise<boolean>,
): Promise<SectionOutcome> {
  const chunks = chunksOf(db, uid, section)
  const answers = await Promise.all(chunks.map(isThere))
  return {
    isStored: section.isStored === true || answers[0] === true,
    missing: chunks.flatMap(({ candidates }, index) => (answers[index] === true ? [] : candidates)),
  }
}

function chunksOf(db: Firestore, uid: string, { id, products: candidates, isStored }: DraftSection): Chunk[] {
  const ref = doc(db, 'sections', id)
  const parts = candidates.length === 0 && !isStored ? [[]] : inBatches(candidates)
  return parts.map((part, index) => {
    const hasSection = !isStored && index === 0
    const [proof, owner] = hasSection ? [ref, uid] : [doc(ref, 'products', part[0]?.id ?? ''), null]
    return { proof, owner, hasSection, candidates: part }
  })
}
