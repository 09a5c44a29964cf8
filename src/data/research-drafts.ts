import { doc, waitForPendingWrites } from 'firebase/firestore'
import { isWorthKeeping, LOOSE_TABLE, type DraftSection, type ResearchDrafts } from '@/domain/research-draft'
import { candidatesOf, type CandidateParent } from './candidate-documents'
import { addCandidate } from './candidates'
import { openDatabase } from './firestore'
import { existsOnServer } from './replay'
import { editStoredDrafts, storedDrafts } from './research-draft-store'
import { checkSection, writeSection, type SectionOutcome } from './section-writes'

export type { DraftCandidate, DraftSection, ResearchDrafts, SentCandidate } from '@/domain/research-draft'
export { subscribeResearchDrafts } from './research-draft-store'

/** Ids of what this page sent and whose answer it will hear. */
const inFlight = new Set<string>()
let checkedOwner: string | null = null
const RETRY_MS = 60_000

/**
 * Unsaved sections, draft rows, and links on their way. They live on this device until the server has answered,
 * so that neither a reload nor a refusal loses one. The same object until something changes.
 */
export function readResearchDrafts(uid: string): ResearchDrafts {
  if (checkedOwner !== uid) {
    checkedOwner = uid
    void checkOrphans(uid)
  }
  return storedDrafts(uid)
}

/** False when the device cannot keep them: they then last as long as the page. */
export function editResearchDrafts(uid: string, change: (drafts: ResearchDrafts) => ResearchDrafts): boolean {
  return editStoredDrafts(uid, change)
}

/** Whether signing out would lose something that is only here and not on its way. */
export function hasUnsavedResearchDrafts(uid: string): boolean {
  const { sections, candidates, sentCandidates } = storedDrafts(uid)
  return (
    Object.keys(candidates).length > 0 ||
    sections.some((section) => isWorthKeeping(section) && !inFlight.has(section.id)) ||
    sentCandidates.some(({ id }) => !inFlight.has(id))
  )
}

/** « Sauvegarder »: writes every unsaved section with its products. What becomes of them shows in the drafts. */
export function saveSections(uid: string, now: Date): void {
  const isWaiting = ({ id, state }: DraftSection) => state !== 'sent' || !inFlight.has(id)
  const ids = new Set(
    storedDrafts(uid)
      .sections.filter(isWaiting)
      .map(({ id }) => id),
  )
  if (ids.size === 0) return
  editStoredDrafts(uid, (drafts) => ({
    ...drafts,
    sections: drafts.sections.map((section, index) =>
      // One millisecond apart, the first one newest, so that they keep the order of the screen.
      ids.has(section.id)
        ? { ...section, state: 'sent', sentAt: section.sentAt ?? new Date(now.getTime() - index) }
        : section,
    ),
  }))
  for (const section of storedDrafts(uid).sections) {
    if (ids.has(section.id)) void sendSection(uid, section, section.sentAt ?? now)
  }
}

async function sendSection(uid: string, section: DraftSection, createdAt: Date): Promise<void> {
  inFlight.add(section.id)
  const failed: SectionOutcome = { isStored: false, missing: section.products }
  const outcome = await openDatabase()
    .then(({ db }) => writeSection(db, uid, section, createdAt))
    .catch(() => failed)
  inFlight.delete(section.id)
  settleSection(uid, section, outcome, 'refused')
}

/**
 * « Enregistrer » of a draft row: the row goes into its section when that one is unsaved itself, else to the
 * server; the link stays on the device until it has answered.
 */
export function saveCandidate(uid: string, tableId: string, now: Date): void {
  const { candidates, sections } = storedDrafts(uid)
  const candidate = candidates[tableId]
  if (!candidate) return
  const isUnsaved = sections.some(({ id, state }) => id === tableId && state !== 'sent')
  editStoredDrafts(uid, (drafts) => {
    const { [tableId]: _, ...others } = drafts.candidates
    return {
      ...drafts,
      candidates: others,
      ...(isUnsaved
        ? {
            sections: drafts.sections.map((section) =>
              section.id === tableId ? { ...section, products: [candidate, ...section.products] } : section,
            ),
          }
        : { sentCandidates: [...drafts.sentCandidates, { ...candidate, tableId, state: 'sent' }] }),
    }
  })
  if (!isUnsaved) retryCandidate(uid, candidate.id, now)
}

/** Sends a refused link again; to another table when its own does not exist any more. */
export function retryCandidate(uid: string, id: string, now: Date, toTable?: string): void {
  editStoredDrafts(uid, (drafts) => ({
    ...drafts,
    sentCandidates: drafts.sentCandidates.map((sent) =>
      sent.id === id ? { ...sent, tableId: toTable ?? sent.tableId, state: 'sent' } : sent,
    ),
  }))
  const candidate = storedDrafts(uid).sentCandidates.find((sent) => sent.id === id)
  if (!candidate) return
  inFlight.add(id)
  addCandidate(parentOf(uid, candidate.tableId), id, candidate, now).then(
    () => {
      inFlight.delete(id)
      settleCandidate(uid, id, true)
    },
    () => {
      inFlight.delete(id)
      settleCandidate(uid, id, false)
    },
  )
}

/** « Abandonner » of a refused link. */
export function dropSentCandidate(uid: string, id: string): void {
  settleCandidate(uid, id, true)
}

/** What was sent before a reload: its answer is not heard here, so the server is asked for the documents. */
async function checkOrphans(uid: string): Promise<void> {
  const isOrphan = ({ id, state }: { id: string; state: string }) => state === 'sent' && !inFlight.has(id)
  const { sections, sentCandidates } = storedDrafts(uid)
  if (!sections.some(isOrphan) && !sentCandidates.some(isOrphan)) return
  try {
    const { db } = await openDatabase()
    // Firestore sends them again by itself after a reload; what it still holds is not refused yet.
    await waitForPendingWrites(db)
    for (const section of sections.filter(isOrphan)) {
      settleSection(uid, section, await checkSection(db, section), 'open')
    }
    for (const { id, tableId } of sentCandidates.filter(isOrphan)) {
      settleCandidate(uid, id, await existsOnServer(doc(candidatesOf(db, parentOf(uid, tableId)), id)))
    }
  } catch {
    const timer = setTimeout(again, RETRY_MS)
    window.addEventListener('online', again, { once: true })
    function again() {
      clearTimeout(timer)
      window.removeEventListener('online', again)
      void checkOrphans(uid)
    }
  }
}

function settleSection(
  uid: string,
  { id, products }: DraftSection,
  { isStored, missing }: SectionOutcome,
  stateIfMissing: 'open' | 'refused',
): void {
  const isMissing = new Set(missing.map((product) => product.id))
  const saved = new Set(products.filter((product) => !isMissing.has(product.id)).map((product) => product.id))
  editStoredDrafts(uid, (drafts) => ({
    ...drafts,
    sections: drafts.sections.flatMap((section) => {
      if (section.id !== id) return [section]
      if (isStored && missing.length === 0) return []
      const { sentAt, ...rest } = section
      const left = section.products.filter((product) => !saved.has(product.id))
      if (!isStored) return [{ ...rest, state: stateIfMissing }]
      return [{ ...rest, products: left, state: 'refused', ...(sentAt && { sentAt }) }]
    }),
  }))
}

function settleCandidate(uid: string, id: string, isDone: boolean): void {
  editStoredDrafts(uid, (drafts) => ({
    ...drafts,
    sentCandidates: drafts.sentCandidates.flatMap((sent) => {
      if (sent.id !== id) return [sent]
      return isDone ? [] : [{ ...sent, state: 'refused' }]
    }),
  }))
}

function parentOf(uid: string, tableId: string): CandidateParent {
  return tableId === LOOSE_TABLE ? { kind: 'loose', uid } : { kind: 'section', sectionId: tableId }
}
