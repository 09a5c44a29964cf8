import { readFields, readText } from '@/domain/base/read-field'
import type { CandidateAddress } from '@/domain/research/candidate-address'
import { parseSheetTexts, type SheetTexts } from '@/domain/research/candidate-sheet'
import {
  draftLinks,
  draftSections,
  LOOSE_TABLE,
  readDraftText,
  wholeSection,
  withoutDrafts,
  withoutPastedLink,
  type ResearchDrafts,
} from '@/domain/research/research-draft'
import { storedKeys } from '@/data/device/device-storage'
import type { StoredKey } from '@/data/device/stored-keys'
import { readTyped, typedValue, writeTyped } from '@/data/device/typed-text'
import { addCandidates } from './research'
import { storeSection } from './sections'
import { mutate } from '@/data/sync/current'

// Unsaved sections and links: one list of drafts per person, shared by all tabs of a browser.

const stored = typedValue<ResearchDrafts>(readDraftText, (drafts) =>
  drafts.length === 0 ? null : JSON.stringify(drafts),
)

/** The same array until a draft changes. */
export function readDrafts(uid: string): ResearchDrafts {
  return stored.read(`research.drafts.${uid}`)
}

/** Changes the current list, other tabs' drafts included. */
export function editDrafts(uid: string, change: (drafts: ResearchDrafts) => ResearchDrafts): void {
  const drafts = readDrafts(uid)
  const next = change(drafts)
  if (next !== drafts) stored.write(`research.drafts.${uid}`, next)
}

/**
 * « Sauvegarder »: stores all draft sections and links. A draft is removed once its mutation is stored; if the page ends in
 * between both exist, and saving again changes nothing. `sectionOf`: the stored section of a table.
 */
export async function saveDrafts(
  uid: string,
  now: Date,
  sectionOf: (tableId: string) => string | null,
): Promise<void> {
  const drafts = readDrafts(uid)
  const sections = draftSections(drafts)
  const ownIds = new Set(sections.map(({ id }) => id))
  const links = draftLinks(drafts).filter(({ tableId }) => !ownIds.has(tableId))
  await Promise.all([
    ...sections.map((section, index) => {
      const { id, name, products } = wholeSection(drafts, section)
      // One millisecond apart, so that they keep the order of the screen.
      const createdAt = new Date(now.getTime() - index).toISOString()
      return storeSection({ id, name, candidates: products.map(withoutPastedLink), createdAt })
    }),
    ...links.map((link, index) =>
      mutate(addCandidates, {
        sectionId: sectionOf(link.tableId),
        candidates: [withoutPastedLink(link)],
        createdAt: new Date(now.getTime() - index).toISOString(),
      }),
    ),
  ])
  const saved = new Set([...sections, ...draftLinks(drafts)].map(({ id }) => id))
  editDrafts(uid, withoutDrafts(saved))
}

/** « Enregistrer » of one link whose table is stored. */
export async function saveLink(uid: string, id: string, sectionId: string | null, now: Date): Promise<void> {
  const link = draftLinks(readDrafts(uid)).find((draft) => draft.id === id)
  if (!link) return
  await mutate(addCandidates, {
    sectionId,
    candidates: [withoutPastedLink(link)],
    createdAt: now.toISOString(),
  })
  editDrafts(uid, withoutDrafts(new Set([id])))
}

/** Removes the link drafts of a deleted section. */
export function dropTable(uid: string, tableId: string): void {
  editDrafts(uid, (drafts) => drafts.filter((draft) => draft.kind !== 'link' || draft.tableId !== tableId))
}

/** The section of a table. */
export function sectionIdOf(tableId: string): string | null {
  return tableId === LOOSE_TABLE ? null : tableId
}

// Typed notes and amounts that are not a mutation yet: younger than a second, or not valid.

export interface TypedNote {
  readonly at: CandidateAddress
  readonly texts: Partial<SheetTexts>
}

export function readNote(uid: string, candidateId: string): TypedNote | null {
  try {
    const fields = readFields(JSON.parse(readTyped(noteKey(uid, candidateId)) ?? 'null'))
    const texts = parseSheetTexts(fields?.['texts'])
    const sectionId = readText(fields?.['sectionId'])
    return texts && { at: { id: candidateId, sectionId: sectionId === '' ? null : sectionId }, texts }
  } catch {
    return null
  }
}

/** Empty: removes the typed values. */
export function keepNote(uid: string, { id, sectionId }: CandidateAddress, texts: Partial<SheetTexts>): void {
  const text = Object.keys(texts).length === 0 ? null : JSON.stringify({ sectionId, texts })
  writeTyped(noteKey(uid, id), text)
}

/** Ids of candidates with typed values, joined to one string with a stable identity. */
export function typedNoteIds(uid: string): string {
  const prefix = `research-note.${uid}.`
  return storedKeys(prefix as StoredKey)
    .map((key) => key.slice(prefix.length))
    .sort()
    .join(' ')
}

function noteKey(uid: string, candidateId: string): StoredKey {
  return `research-note.${uid}.${candidateId}`
}
