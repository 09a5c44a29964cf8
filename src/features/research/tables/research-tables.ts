import { NO_FIGURES } from '@/domain/money/sale'
import type { LiveCandidate } from '@/data/research/research'
import type { LiveSection } from '@/data/research/sections'
import {
  draftLinks,
  draftSections,
  LOOSE_TABLE,
  type DraftCandidate,
  type DraftLink,
  type DraftSection,
  type ResearchDrafts,
} from '@/domain/research/research-draft'

/** One table of the screen: « Mes liens » has neither a section nor a draft, the others have one of them. */
export interface ResearchTable {
  readonly id: string
  readonly name: string
  /** As it is stored. */
  readonly section: LiveSection | null
  /** A section that is not saved. */
  readonly draft: DraftSection | null
  /** Its confirmed links that are not saved, newest first. */
  readonly links: readonly DraftLink[]
}

/**
 * « Mes liens », the unsaved sections, the saved ones: newest first. A table keeps its identity until its section or its
 * drafts change, so that the others are not drawn again. `isWhole`: there are no further sections, and links of a section
 * that is not among these go to « Mes liens ».
 */
export function tablesOf(
  sections: readonly LiveSection[],
  drafts: ResearchDrafts,
  isWhole: boolean,
): ResearchTable[] {
  const stored = new Set(sections.map(({ id }) => id))
  const unsaved = draftSections(drafts).filter(({ id }) => !stored.has(id))
  const known = new Set([...stored, ...unsaved.map(({ id }) => id)])
  const links = draftLinks(drafts)
  const linksOf = (id: string) =>
    links.filter(({ tableId }) => (isWhole && !known.has(tableId) ? LOOSE_TABLE : tableId) === id)
  return [
    tableOf({ id: LOOSE_TABLE, name: 'Mes liens', section: null, draft: null, links: linksOf(LOOSE_TABLE) }),
    ...unsaved.map((draft) =>
      tableOf({ id: draft.id, name: draft.name, section: null, draft, links: linksOf(draft.id) }),
    ),
    ...sections.map((section) =>
      tableOf({
        id: section.id,
        name: section.product,
        section,
        draft: null,
        links: linksOf(section.id),
      }),
    ),
  ]
}

const made = new Map<string, ResearchTable>()

function tableOf(table: ResearchTable): ResearchTable {
  const before = made.get(table.id)
  const isSame =
    before?.section === table.section &&
    before.draft === table.draft &&
    before.links.length === table.links.length &&
    before.links.every((link, index) => link === table.links[index])
  if (before && isSame) return before
  made.set(table.id, table)
  return table
}

/** Whether the server keeps its candidates, or is about to. */
export function isStored({ draft }: ResearchTable): boolean {
  return draft === null
}

const known = new WeakMap<DraftCandidate, LiveCandidate>()

/** A candidate of an unsaved section, as the rows draw it; the same draft is the same candidate. */
export function asCandidate(draft: DraftCandidate): LiveCandidate {
  const before = known.get(draft)
  if (before) return before
  const { id, link, verdicts, figures } = draft
  const candidate: LiveCandidate = {
    ...{ id, link, verdicts, note: '', figures: { ...NO_FIGURES, ...figures }, createdAt: null },
    ...{ sectionId: null, isPending: false, refused: [] },
  }
  known.set(draft, candidate)
  return candidate
}
