import {
  isWorthKeeping,
  joinDrafts,
  NO_DRAFTS,
  parseResearchDrafts,
  withoutDraftRow,
  type DraftSection,
  type ResearchDrafts,
  type SentCandidate,
} from '@/domain/research/research-draft'
import { keepTexts } from '@/data/device/kept'

export const keptResearch = keepTexts<ResearchDrafts, ResearchDrafts, DraftSection | SentCandidate>({
  family: 'research.drafts',
  screen: 'research',
  losses: [
    {
      one: 'section de produits non enregistrée',
      many: 'sections de produits non enregistrées',
      count: (uid) => countUnsavedResearch(uid).sections,
    },
    {
      one: 'lien non enregistré',
      many: 'liens non enregistrés',
      count: (uid) => countUnsavedResearch(uid).links,
    },
  ],
  exported: null,
  parse: (text) => parseResearchDrafts(JSON.parse(text)),
  format: (drafts) => JSON.stringify(drafts),
  join(before, theirs, mine) {
    const joined = joinDrafts(before, theirs ?? NO_DRAFTS, mine)
    return isEmpty(joined) ? null : joined
  },
  view: (all) => all.get('') ?? NO_DRAFTS,
})

export const subscribeResearchDrafts = keptResearch.subscribe

/** The drafts of one person on this device, what other tabs wrote included; the same object until they change. */
export function storedDrafts(uid: string): ResearchDrafts {
  return keptResearch.read(uid)
}

/** Whether the device keeps them; where it cannot, they last as long as the tab. */
export function editStoredDrafts(uid: string, change: (drafts: ResearchDrafts) => ResearchDrafts): boolean {
  return keptResearch.edit(uid, (all) => {
    const next = change(all.get('') ?? NO_DRAFTS)
    if (isEmpty(next)) all.delete('')
    else all.set('', next)
  })
}

/** What is kept for a table that was deleted. */
export function dropTable(uid: string, tableId: string): void {
  editStoredDrafts(uid, (drafts) => ({
    ...withoutDraftRow(drafts, tableId),
    sections: drafts.sections.filter(({ id }) => id !== tableId),
    sentCandidates: drafts.sentCandidates.filter((sent) => sent.tableId !== tableId),
  }))
}

/** On its way, with Firestore holding it: a sign-out waits for that by itself. */
export function isInFlight({ id }: { readonly id: string }): boolean {
  return keptResearch.onItsWay(id).length > 0
}

/** How much is only here and not on its way: signing out would lose it. */
export function countUnsavedResearch(uid: string): { sections: number; links: number } {
  const { sections, candidates, sentCandidates } = storedDrafts(uid)
  return {
    sections: sections.filter((section) => isWorthKeeping(section) && !isInFlight(section)).length,
    links:
      Object.keys(candidates).length + sentCandidates.filter((candidate) => !isInFlight(candidate)).length,
  }
}

function isEmpty({ sections, candidates, sentCandidates }: ResearchDrafts): boolean {
  return sections.length === 0 && sentCandidates.length === 0 && Object.keys(candidates).length === 0
}
