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
import { keyOf, readStored, storedKeys, writeStored } from '@/data/device/device-storage'
import type { StoredKey } from '@/data/device/stored-keys'
import { readTyped, typedChanged, writeTyped } from '@/data/device/typed-text'
import { addCandidates } from './research'
import { storeSection } from './sections'
import { mutate } from '@/data/sync/current'

// Unsaved sections and links: half-typed work, one list per person. All tabs of a browser share what the device has.

let last: { readonly key: string; readonly text: string | null; readonly drafts: ResearchDrafts } | null =
  null

/** The same list until something changes. */
export function readDrafts(uid: string): ResearchDrafts {
  const key = `research.drafts.${uid}` as const
  const text = readStored(key)
  if (last?.key !== key || last.text !== text) last = { key, text, drafts: readDraftText(text) }
  return last.drafts
}

/** Changes the list as it is by now: another tab may have added to it. */
export function editDrafts(uid: string, change: (drafts: ResearchDrafts) => ResearchDrafts): void {
  const drafts = readDrafts(uid)
  const next = change(drafts)
  if (next === drafts) return
  const text = next.length === 0 ? null : JSON.stringify(next)
  const key = `research.drafts.${uid}` as const
  writeStored(key, text)
  // Drafts that did not change keep their identity: their rows are not drawn again.
  last = { key, text, drafts: next }
  typedChanged()
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    const key = keyOf(event)
    if (event.key === null || key?.startsWith('research.drafts') || key?.startsWith('research-note')) {
      typedChanged()
    }
  })
}

/**
 * « Sauvegarder »: all unsaved sections with their links, and all links. A draft goes once its mutation is kept: a page that
 * dies in between leaves both, and saving again changes nothing. `sectionOf`: where a link of that table goes.
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
      // A millisecond apart, so that they keep the order in which they stand on the screen.
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

/** A section that was deleted takes its link drafts along. */
export function dropTable(uid: string, tableId: string): void {
  editDrafts(uid, (drafts) => drafts.filter((draft) => draft.kind !== 'link' || draft.tableId !== tableId))
}

/** The section that a table stands for. */
export function sectionIdOf(tableId: string): string | null {
  return tableId === LOOSE_TABLE ? null : tableId
}

// What is typed in « Note et marge » and is not a mutation yet: a second of typing, or what cannot be stored as it is.

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

/** Empty: there is nothing more to keep. */
export function keepNote(uid: string, { id, sectionId }: CandidateAddress, texts: Partial<SheetTexts>): void {
  const text = Object.keys(texts).length === 0 ? null : JSON.stringify({ sectionId, texts })
  writeTyped(noteKey(uid, id), text)
}

/** Ids of the candidates of which something is typed, in one text that is the same as long as they are. */
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
