import type { CandidateParent, LiveCandidate } from '@/data/research/candidates'
import type { LiveSection } from '@/data/research/sections'
import { FIGURE_KEYS, type CandidateFigures } from '@/domain/research/margin'
import {
  LOOSE_TABLE,
  type DraftCandidate,
  type DraftSection,
  type ResearchDrafts,
} from '@/domain/research/research-draft'

/** One table of the screen: « Mes liens » has neither a section nor a local part, the others have at least one. */
export interface ResearchTable {
  readonly id: string
  readonly name: string
  /** As it is stored. */
  readonly section: LiveSection | null
  /** What of it lives on this device alone. */
  readonly local: DraftSection | null
}

const LOOSE: ResearchTable = { id: LOOSE_TABLE, name: 'Mes liens', section: null, local: null }

/**
 * « Mes liens », the unsaved sections, the saved ones: newest first. A section that is on its way shows once. A table
 * keeps its identity until its section changes, so that the others are not drawn again.
 */
export function tablesOf(sections: readonly LiveSection[], drafts: ResearchDrafts): ResearchTable[] {
  const stored = new Set(sections.map(({ id }) => id))
  const locals = new Map(drafts.sections.map((local) => [local.id, local]))
  return [
    LOOSE,
    ...drafts.sections.filter(({ id }) => !stored.has(id)).map((local) => tableOf(local, null, local)),
    ...sections.map((section) => tableOf(section, section, locals.get(section.id) ?? null)),
  ]
}

const tables = new WeakMap<LiveSection | DraftSection, ResearchTable>()

function tableOf(
  owner: LiveSection | DraftSection,
  section: LiveSection | null,
  local: DraftSection | null,
): ResearchTable {
  const made = tables.get(owner)
  if (made?.section === section && made.local === local) return made
  const name = section?.product ?? local?.name ?? ''
  const table = { id: owner.id, name, section, local }
  tables.set(owner, table)
  return table
}

/** Where the server keeps its candidates; null while it knows nothing of the section. */
export function parentOf({ id, section }: ResearchTable, uid: string): CandidateParent | null {
  if (id === LOOSE_TABLE) return { kind: 'loose', uid }
  return section && { kind: 'section', sectionId: section.id }
}

const NO_FIGURES = Object.fromEntries(FIGURE_KEYS.map((key) => [key, null])) as unknown as CandidateFigures
const known = new WeakMap<DraftCandidate, LiveCandidate>()

/** A candidate that the server does not have yet, as the rows draw it; the same draft is the same candidate. */
export function asCandidate(draft: DraftCandidate): LiveCandidate {
  const made = known.get(draft)
  if (made) return made
  const { id, link, verdicts } = draft
  const candidate = { id, link, verdicts, note: '', figures: NO_FIGURES, createdAt: null, isPending: false }
  known.set(draft, candidate)
  return candidate
}
