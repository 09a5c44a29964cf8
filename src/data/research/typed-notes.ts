import { readFields, readText } from '@/domain/base/read-field'
import type { CandidateAddress } from '@/domain/research/candidate-address'
import { parseSheetTexts, type SheetTexts } from '@/domain/research/candidate-sheet'
import { storedKeys } from '@/data/device/device-storage'
import type { StoredKey } from '@/data/device/stored-keys'
import { readTyped, writeTyped } from '@/data/device/typed-text'

// Typed notes and amounts that cannot be stored as they are; all others are entries of the journal.

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
  const key = noteKey(uid, id)
  if (readTyped(key) !== text) writeTyped(key, text)
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
