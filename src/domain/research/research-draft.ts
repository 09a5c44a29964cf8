import { startOf } from '@/domain/base/text/cut-text'
import { AMOUNT_MAX_CENTS } from '@/domain/base/text/pasted-amount'
import { isDocumentId, readFields, readInteger, readList, readText } from '@/domain/base/read-field'
import { NAME_MAX, NOTE_MAX } from '@/domain/base/text/text-limits'
import { isBlank, visibleText } from '@/domain/base/text/visible-text'
import { NO_ANSWERS, parseVerdicts, type CriterionKey, type Verdict, type Verdicts } from './candidate'
import { parseLink } from './links/candidate-link'
import { DEFAULT_SECTION_PRODUCT } from './section'

/** Table id of « Mes liens »; other tables have their section's id. */
export const LOOSE_TABLE = 'loose'

/** In cents. */
export type DraftFigures = Partial<Record<'salePriceCents' | 'costCents', number | null>>

/** An unsaved candidate; its id becomes the document's. */
export interface DraftCandidate {
  readonly id: string
  readonly link: string
  readonly verdicts: Verdicts
  /** The pasted link, if tracking parameters were removed from it; the person can still choose it. */
  readonly pastedLink?: string
  /** Text that was pasted with the link. */
  readonly note?: string
  /** Amounts of that text, as the person assigned them. */
  readonly figures?: DraftFigures
}

/** A confirmed link that is not in its table yet. */
export interface DraftLink extends DraftCandidate {
  readonly kind: 'link'
  readonly tableId: string
}

/** An unsaved section; its id becomes the document's. */
export interface DraftSection {
  readonly kind: 'section'
  readonly id: string
  readonly name: string
  /** In the order of the screen, newest first. */
  readonly products: readonly DraftCandidate[]
}

/** One person's unsaved sections and links on this device, newest first. */
export type ResearchDrafts = readonly (DraftLink | DraftSection)[]
type Change = (drafts: ResearchDrafts) => ResearchDrafts

export function draftSections(drafts: ResearchDrafts): readonly DraftSection[] {
  return drafts.filter((draft) => draft.kind === 'section')
}

export function draftLinks(drafts: ResearchDrafts): readonly DraftLink[] {
  return drafts.filter((draft) => draft.kind === 'link')
}

export function newLink(
  tableId: string,
  id: string,
  link: string,
  beside: Pick<DraftCandidate, 'pastedLink' | 'note'> = {},
): DraftLink {
  return { kind: 'link', tableId, id, verdicts: NO_ANSWERS, ...beside, link }
}

export function withoutPastedLink(draft: DraftCandidate): DraftCandidate {
  const { id, link, verdicts, note, figures } = draft
  return { id, link, verdicts, ...(note !== undefined && { note }), ...(figures && { figures }) }
}

/** Sets one amount of the draft; null removes it. */
export function withFigure(draft: DraftLink, figure: keyof DraftFigures, cents: number | null): DraftLink {
  const others = Object.entries(draft.figures ?? {}).filter(([key]) => key !== figure)
  return { ...draft, figures: Object.fromEntries(cents === null ? others : [...others, [figure, cents]]) }
}

export function newSection(id: string): DraftSection {
  return { kind: 'section', id, name: DEFAULT_SECTION_PRODUCT, products: [] }
}

/** « Garder tel quel »: uses the pasted link. */
export function asPasted({ pastedLink, ...draft }: DraftLink): DraftLink {
  return { ...draft, link: pastedLink ?? draft.link }
}

export function judged<T extends DraftCandidate>(draft: T, criterion: CriterionKey, verdict: Verdict): T {
  return { ...draft, verdicts: { ...draft.verdicts, [criterion]: verdict } }
}

/** Adds a draft: a new one comes first, a restored one at its former place. */
export function withDraft(draft: DraftLink | DraftSection, place = 0): Change {
  return (drafts) => (drafts.some(({ id }) => id === draft.id) ? drafts : drafts.toSpliced(place, 0, draft))
}

export function withoutDrafts(ids: ReadonlySet<string>): Change {
  return (drafts) => drafts.filter(({ id }) => !ids.has(id))
}

export function editLink(id: string, edit: (link: DraftLink) => DraftLink): Change {
  return (drafts) => drafts.map((draft) => (draft.kind === 'link' && draft.id === id ? edit(draft) : draft))
}

export function editSection(id: string, edit: (section: DraftSection) => DraftSection): Change {
  return (drafts) =>
    drafts.map((draft) => (draft.kind === 'section' && draft.id === id ? edit(draft) : draft))
}

/** Adds a link to an unsaved section: a new one comes first, a restored one at its former place. */
export function withCandidate(sectionId: string, candidate: DraftCandidate, place = 0): Change {
  return editSection(sectionId, (section) => ({
    ...section,
    products: section.products.some((known) => known.id === candidate.id)
      ? section.products
      : section.products.toSpliced(place, 0, withoutPastedLink(candidate)),
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

/** An unsaved section with its own link drafts, which are saved with it. */
export function wholeSection(drafts: ResearchDrafts, section: DraftSection): DraftSection {
  const links = draftLinks(drafts).filter(({ tableId }) => tableId === section.id)
  return { ...section, products: [...links, ...section.products] }
}

export function isWorthKeeping({ name, products }: DraftSection): boolean {
  return products.length > 0 || name !== DEFAULT_SECTION_PRODUCT
}

/** null or damaged: none. */
export function readDraftText(text: string | null): ResearchDrafts {
  try {
    return parseResearchDrafts(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/** Unusable drafts are left out. */
export function parseResearchDrafts(value: unknown): ResearchDrafts {
  return distinct(readList(value).flatMap((draft) => parseSection(draft) ?? parseLinkDraft(draft) ?? []))
}

function parseSection(value: unknown): DraftSection | null {
  const fields = readFields(value)
  const id = readText(fields?.['id'])
  if (fields?.['kind'] !== 'section' || !isDocumentId(id)) return null
  return {
    kind: 'section',
    id,
    name: visibleText(readText(fields['name']).slice(0, NAME_MAX)) || DEFAULT_SECTION_PRODUCT,
    products: distinct(
      readList(fields['products']).flatMap((candidate) => parseDraftCandidate(candidate) ?? []),
    ),
  }
}

function parseLinkDraft(value: unknown): DraftLink | null {
  const fields = readFields(value)
  const candidate = parseDraftCandidate(value)
  const tableId = readText(fields?.['tableId'])
  if (fields?.['kind'] !== 'link' || !candidate || !isDocumentId(tableId)) return null
  return { kind: 'link', ...candidate, tableId }
}

function parseDraftCandidate(value: unknown): DraftCandidate | null {
  const fields = readFields(value)
  const id = readText(fields?.['id'])
  const link = parseLink(readText(fields?.['link']))
  if (!fields || !isDocumentId(id) || link === null) return null
  const pastedLink = parseLink(readText(fields['pastedLink']))
  const note = startOf(readText(fields['note']), NOTE_MAX)
  return {
    id,
    link,
    verdicts: parseVerdicts(readFields(fields['verdicts']) ?? {}),
    ...(pastedLink !== null && { pastedLink }),
    ...(!isBlank(note) && { note }),
    ...(fields['figures'] !== undefined && { figures: parseFigures(fields['figures']) }),
  }
}

function parseFigures(value: unknown): DraftFigures {
  const fields = readFields(value) ?? {}
  const known = (['salePriceCents', 'costCents'] as const).flatMap((key) => {
    const cents = readInteger(fields[key], 0, AMOUNT_MAX_CENTS, -1)
    return cents === -1 ? [] : [[key, cents] as const]
  })
  return Object.fromEntries(known)
}

function distinct<T extends { readonly id: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
