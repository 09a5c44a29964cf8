import {
  withoutDraftRow,
  type DraftSection,
  type ResearchDrafts,
  type SentCandidate,
} from '@/domain/research/research-draft'
import { editStoredDrafts, storedDrafts } from './research-draft-store'
import { deliverResearch, sendCandidate, sendSection, settleCandidate } from './research-sending'

export type { DraftCandidate, ResearchDrafts } from '@/domain/research/research-draft'
export { subscribeResearchDrafts } from './research-draft-store'

let checkedOwner: string | null = null

/**
 * Unsaved sections, draft rows, and links on their way. They live on this device until the server has answered,
 * so that neither a reload nor a refusal loses one. The same object until something changes.
 */
export function readResearchDrafts(uid: string): ResearchDrafts {
  const drafts = storedDrafts(uid)
  if (checkedOwner !== uid) {
    checkedOwner = uid
    void deliverResearch(uid)
  }
  return drafts
}

/** False when the device cannot keep them: they then last as long as the page. */
export function editResearchDrafts(uid: string, change: (drafts: ResearchDrafts) => ResearchDrafts): boolean {
  return editStoredDrafts(uid, change)
}

/** « Sauvegarder »: writes every unsaved section with its candidates. What becomes of them shows in the drafts. */
export function saveSections(uid: string, now: Date): void {
  let unsaved: readonly DraftSection[] = []
  editStoredDrafts(uid, (drafts) => {
    unsaved = drafts.sections.filter(({ state }) => state !== 'sent')
    if (unsaved.length === 0) return drafts
    return { ...drafts, sections: drafts.sections.map((section) => ({ ...section, state: 'sent' })) }
  })
  unsaved.forEach((section, index) => {
    // A millisecond apart, so that they keep the order in which they stand on the screen.
    void sendSection(uid, section, new Date(now.getTime() - index))
  })
}

/**
 * « Enregistrer » of a draft row: the row goes into its section when that one is unsaved itself, else to the
 * server; the link stays on the device until it has answered.
 */
export function saveCandidate(uid: string, tableId: string, now: Date): void {
  const shown = storedDrafts(uid).candidates[tableId]
  const handedOver: SentCandidate[] = []
  editStoredDrafts(uid, (drafts) => {
    const candidate = drafts.candidates[tableId]
    // Another tab has saved it an instant ago, and may have begun the next one.
    if (!candidate || candidate.id !== shown?.id) return drafts
    const left = withoutDraftRow(drafts, tableId)
    if (drafts.sections.some(({ id, state }) => id === tableId && state !== 'sent')) {
      const withIt = (section: DraftSection) => ({ ...section, products: [candidate, ...section.products] })
      return {
        ...left,
        sections: drafts.sections.map((section) => (section.id === tableId ? withIt(section) : section)),
      }
    }
    const sent = { ...candidate, tableId, state: 'sent' } as const
    handedOver.push(sent)
    return { ...left, sentCandidates: [...drafts.sentCandidates, sent] }
  })
  for (const sent of handedOver) void sendCandidate(uid, sent, now)
}

/** Sends a refused link again; to another table when its own does not exist any more. */
export function retryCandidate(uid: string, id: string, now: Date, toTable?: string): void {
  const refused = storedDrafts(uid).sentCandidates.find((candidate) => candidate.id === id)
  if (!refused) return
  const sent = { ...refused, tableId: toTable ?? refused.tableId, state: 'sent' } as const
  editStoredDrafts(uid, (drafts) => ({
    ...drafts,
    sentCandidates: drafts.sentCandidates.map((candidate) => (candidate.id === id ? sent : candidate)),
  }))
  void sendCandidate(uid, sent, now)
}

/** « Abandonner » of a refused link. */
export function dropSentCandidate(uid: string, id: string): void {
  settleCandidate(uid, id, true)
}
