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

/** A table of the screen. « Mes liens » has neither a section nor a draft; every other table has one of them. */
export interface ResearchTable {
  readonly id: string
  readonly name: string
  readonly section: LiveSection | null
  readonly draft: DraftSection | null
  /** Confirmed but unsaved links, newest first. */
  readonly links: readonly DraftLink[]
}

/**
 * « Mes liens », the unsaved sections, the saved ones, newest first. A table is the same object until its section or its
 * drafts change, so that other tables do not render again. `isWhole`: all sections are loaded, so links of an unknown
 * section belong to « Mes liens ».
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

/** The candidates are stored on the server, or their mutation is pending. */
export function isStored({ draft }: ResearchTable): boolean {
  return draft === null
}

const known = new WeakMap<DraftCandidate, LiveCandidate>()

/** A candidate of an unsaved section for the rows; one draft always gives one object. */
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
