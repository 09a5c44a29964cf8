import { NO_ANSWERS, type CriterionKey, type Verdict } from '@/domain/research/candidate'
import {
  setAside,
  type DraftCandidate,
  type DraftSection,
  type ResearchDrafts,
} from '@/domain/research/research-draft'
import { DEFAULT_SECTION_PRODUCT } from '@/domain/research/section'

type Change = (drafts: ResearchDrafts) => ResearchDrafts

export function newDraft(id: string, link: string, pastedLink?: string): DraftCandidate {
  return { id, link, verdicts: NO_ANSWERS, ...(pastedLink !== undefined && { pastedLink }) }
}

/** « Garder tel quel »: the link as it was pasted. */
export function asPasted({ pastedLink, ...draft }: DraftCandidate): DraftCandidate {
  return { ...draft, link: pastedLink ?? draft.link }
}

/** The same draft, one criterion answered. */
export function judged(draft: DraftCandidate, criterion: CriterionKey, verdict: Verdict): DraftCandidate {
  return { ...draft, verdicts: { ...draft.verdicts, [criterion]: verdict } }
}

/** A new section comes first; what is put back comes where it was. */
export function withSection(section: DraftSection, place = 0): Change {
  return (drafts) => ({ ...drafts, sections: drafts.sections.toSpliced(place, 0, section) })
}

export function newSection(id: string): DraftSection {
  return { id, name: DEFAULT_SECTION_PRODUCT, products: [], state: 'open' }
}

export function withoutSection(id: string): Change {
  return (drafts) => ({ ...drafts, sections: drafts.sections.filter((section) => section.id !== id) })
}

export function editSection(id: string, edit: (section: DraftSection) => DraftSection): Change {
  return (drafts) => ({
    ...drafts,
    sections: drafts.sections.map((section) => (section.id === id ? edit(section) : section)),
  })
}

export function withCandidate(sectionId: string, candidate: DraftCandidate, place = 0): Change {
  return editSection(sectionId, (section) => ({
    ...section,
    products: section.products.toSpliced(place, 0, candidate),
  }))
}

export function withoutCandidate(sectionId: string, id: string): Change {
  return editSection(sectionId, (section) => ({
    ...section,
    products: section.products.filter((candidate) => candidate.id !== id),
  }))
}

export function judgeCandidate(
  sectionId: string,
  id: string,
  criterion: CriterionKey,
  verdict: Verdict,
): Change {
  return editSection(sectionId, (section) => ({
    ...section,
    products: section.products.map((candidate) =>
      candidate.id === id ? judged(candidate, criterion, verdict) : candidate,
    ),
  }))
}

/** The draft row of a table; null: there is none. One that another tab has begun there an instant ago is set aside. */
export function withDraftRow(tableId: string, draft: DraftCandidate | null): Change {
  return (drafts) => {
    const known = drafts.candidates[tableId]
    const others = Object.entries(drafts.candidates).filter(([id]) => id !== tableId)
    const aside = draft && known && known.id !== draft.id ? [setAside(tableId, known)] : []
    return {
      ...drafts,
      candidates: Object.fromEntries(draft ? [...others, [tableId, draft]] : others),
      sentCandidates: [...drafts.sentCandidates, ...aside],
    }
  }
}

export function editDraftRow(tableId: string, edit: (draft: DraftCandidate) => DraftCandidate): Change {
  return (drafts) => {
    const draft = drafts.candidates[tableId]
    return draft ? withDraftRow(tableId, edit(draft))(drafts) : drafts
  }
}
