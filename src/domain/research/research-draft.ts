import type { DeliveryState } from '@/domain/base/delivery-state'
import { parseVerdicts, type Verdicts } from './candidate'
import { cleanLink, parseLink } from './candidate-link'
import { joinApart } from '@/domain/base/join-apart'
import { isDocumentId, readFields, readList, readOneOf, readText } from '@/domain/base/read-field'
import { DEFAULT_SECTION_PRODUCT } from './section'
import { NAME_MAX } from '@/domain/base/text-limits'

/** A candidate that is not saved yet; its id becomes the document's. */
export interface DraftCandidate {
  readonly id: string
  readonly link: string
  readonly verdicts: Verdicts
  /** The link as it was pasted, when tracking parameters were taken out of it: it can still be kept as it was. */
  readonly pastedLink?: string
}

/** Those that a device keeps of the research; `sent` from « Sauvegarder » on. */
const STATES = ['open', 'sent', 'refused'] as const satisfies readonly DeliveryState[]

/** A section that is not saved yet; its id becomes the document's. */
export interface DraftSection {
  readonly id: string
  readonly name: string
  /** In the order of the screen, newest first. */
  readonly products: readonly DraftCandidate[]
  readonly state: (typeof STATES)[number]
  /** The server has the section itself, and refused some of its candidates: those that are still here. */
  readonly isStored?: boolean
}

/** A draft row that « Enregistrer » sent to its table: not heard of yet, or refused and kept here. */
export interface SentCandidate extends DraftCandidate {
  readonly tableId: string
  readonly state: 'sent' | 'refused'
}

/** The table « Mes liens » among the tables, which are named by their section otherwise. */
export const LOOSE_TABLE = 'loose'

/** What of the research lives on this device alone. */
export interface ResearchDrafts {
  /** In the order of the screen, newest first. */
  readonly sections: readonly DraftSection[]
  /** The draft row of each table, by the table's id. */
  readonly candidates: Readonly<Record<string, DraftCandidate>>
  readonly sentCandidates: readonly SentCandidate[]
}

export const NO_DRAFTS: ResearchDrafts = { sections: [], candidates: {}, sentCandidates: [] }

/** Names of the unsaved sections that hold the link. */
export function draftSectionsHolding(drafts: ResearchDrafts, link: string): string[] {
  const clean = cleanLink(link)
  return drafts.sections
    .filter(({ products }) => products.some((candidate) => cleanLink(candidate.link) === clean))
    .map(({ name }) => name)
}

/** Whether the link is here: the server does not have it, or nobody knows yet that it has. */
export function holdsCandidate(
  { sections, candidates, sentCandidates }: ResearchDrafts,
  id: string,
): boolean {
  const inSections = sections.flatMap(({ products }) => products)
  return [...inSections, ...Object.values(candidates), ...sentCandidates].some((one) => one.id === id)
}

/**
 * Links of tables that exist no more, deleted on another device: kept as refused links of « Mes liens ». `tableIds`
 * are all tables there are. The same object when there are none.
 */
export function adoptStranded(drafts: ResearchDrafts, tableIds: ReadonlySet<string>): ResearchDrafts {
  const isLost = ({ tableId, state }: SentCandidate) => state === 'refused' && !tableIds.has(tableId)
  const rows = Object.entries(drafts.candidates).filter(([tableId]) => !tableIds.has(tableId))
  if (rows.length === 0 && !drafts.sentCandidates.some(isLost)) return drafts
  const adopted = { tableId: LOOSE_TABLE, state: 'refused' } as const
  return {
    ...rows.reduce((left, [tableId]) => withoutDraftRow(left, tableId), drafts),
    sentCandidates: [
      ...drafts.sentCandidates.map((sent) => (isLost(sent) ? { ...sent, ...adopted } : sent)),
      ...rows.map(([, row]) => ({ ...row, ...adopted })),
    ],
  }
}

/** A table has one draft row: another one is kept as a refused link of that table. */
export function setAside(tableId: string, row: DraftCandidate): SentCandidate {
  return { ...row, tableId, state: 'refused' }
}

/**
 * What two tabs wrote apart, where one had no room: of each what it did since. Of two draft rows of one table the other
 * tab's is set aside. What one has refused and the other has seen saved, or given up, goes.
 */
export function joinDrafts(
  before: ResearchDrafts | null,
  theirs: ResearchDrafts,
  mine: ResearchDrafts | null,
): ResearchDrafts {
  const rowsOf = (drafts: ResearchDrafts | null) => new Map(Object.entries(drafts?.candidates ?? {}))
  const rows = joinApart(rowsOf(before), rowsOf(theirs), rowsOf(mine))
  const apart = [...rowsOf(theirs)].filter(([tableId, { id }]) => {
    const isTheirsAlone = before?.candidates[tableId]?.id !== id
    return isTheirsAlone && rows.has(tableId) && rows.get(tableId)?.id !== id
  })
  const linksOf = (drafts: ResearchDrafts | null) => byId(drafts?.sentCandidates)
  const links = joinApart(linksOf(before), linksOf(theirs), linksOf(mine), undefined, isSameLink)
  for (const [tableId, row] of apart) if (!links.has(row.id)) links.set(row.id, setAside(tableId, row))
  const sectionsOf = (drafts: ResearchDrafts | null) => byId(drafts?.sections)
  const sections = joinApart(
    sectionsOf(before),
    sectionsOf(theirs),
    sectionsOf(mine),
    joinSections,
    hasNothingNew,
  )
  return {
    sections: [...sections.values()],
    candidates: Object.fromEntries(rows),
    sentCandidates: [...links.values()],
  }
}

function joinSections(
  theirs: DraftSection,
  mine: DraftSection,
  before: DraftSection | undefined,
): DraftSection {
  const products = joinApart(
    before ? byId(before.products) : null,
    byId(theirs.products),
    byId(mine.products),
  )
  const name = mine.name === before?.name ? theirs.name : mine.name
  return { ...mine, name, products: [...products.values()] }
}

/** Whatever this tab has heard of it. */
function isSameLink(mine: SentCandidate, before: SentCandidate): boolean {
  return JSON.stringify({ ...mine, state: before.state }) === JSON.stringify(before)
}

function hasNothingNew({ name, products }: DraftSection, before: DraftSection): boolean {
  const known = new Set(before.products.map((product) => JSON.stringify(product)))
  return name === before.name && products.every((product) => known.has(JSON.stringify(product)))
}

function byId<T extends { readonly id: string }>(items: readonly T[] = []): Map<string, T> {
  return new Map(items.map((item) => [item.id, item]))
}

export function withoutDraftRow(drafts: ResearchDrafts, tableId: string): ResearchDrafts {
  const others = Object.entries(drafts.candidates).filter(([id]) => id !== tableId)
  return { ...drafts, candidates: Object.fromEntries(others) }
}

/** Whether losing the section would lose something that somebody did. */
export function isWorthKeeping({ name, products, state }: DraftSection): boolean {
  return state !== 'open' || products.length > 0 || name !== DEFAULT_SECTION_PRODUCT
}

/** What the device kept, as somebody may have changed it: what cannot be used is left out. */
export function parseResearchDrafts(value: unknown): ResearchDrafts {
  const fields = readFields(value)
  const rows = Object.entries(readFields(fields?.['candidates']) ?? {}).flatMap(([tableId, row]) => {
    const candidate = isDocumentId(tableId) ? parseDraftCandidate(row) : null
    return candidate ? [[tableId, candidate] as const] : []
  })
  return {
    sections: distinct(readList(fields?.['sections']).flatMap((section) => parseDraftSection(section) ?? [])),
    candidates: Object.fromEntries(rows),
    sentCandidates: distinct(
      readList(fields?.['sentCandidates']).flatMap((candidate) => parseSentCandidate(candidate) ?? []),
    ),
  }
}

function parseDraftSection(value: unknown): DraftSection | null {
  const fields = readFields(value)
  const id = readText(fields?.['id'])
  if (!fields || !isDocumentId(id)) return null
  return {
    id,
    name: readText(fields['name']).slice(0, NAME_MAX).trim() || DEFAULT_SECTION_PRODUCT,
    products: distinct(
      readList(fields['products']).flatMap((candidate) => parseDraftCandidate(candidate) ?? []),
    ),
    state: readOneOf(fields['state'], STATES, 'open'),
    ...(fields['isStored'] === true && { isStored: true }),
  }
}

function parseSentCandidate(value: unknown): SentCandidate | null {
  const fields = readFields(value)
  const candidate = parseDraftCandidate(value)
  const tableId = readText(fields?.['tableId'])
  if (!candidate || !isDocumentId(tableId)) return null
  return { ...candidate, tableId, state: readOneOf(fields?.['state'], ['sent', 'refused'], 'sent') }
}

function parseDraftCandidate(value: unknown): DraftCandidate | null {
  const fields = readFields(value)
  const id = readText(fields?.['id'])
  const link = parseLink(readText(fields?.['link']))
  if (!fields || !isDocumentId(id) || link === null) return null
  const pastedLink = parseLink(readText(fields['pastedLink']))
  return {
    id,
    link,
    verdicts: parseVerdicts(readFields(fields['verdicts']) ?? {}),
    ...(pastedLink !== null && { pastedLink }),
  }
}

function distinct<T extends { readonly id: string }>(items: readonly T[]): T[] {
  return [...new Map(items.map((item) => [item.id, item])).values()]
}
