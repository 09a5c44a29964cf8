import type { Fields } from '@/domain/base/read-field'
import { Refusal, type Write } from '@/domain/base/write'
import { addCandidates, candidatePath, sectionPath, type NewCandidate } from './candidate-writes'
import { sectionNames } from './section'

/**
 * Candidates of a section per mutation. The rules read the section for each one, and Firestore allows 20 such reads per transaction; it
 * does not promise to count repeated reads of one document once.
 */
const CANDIDATES_PER_MUTATION = 18

/** At least one chunk. */
export function inChunks<T>(candidates: readonly T[]): readonly (readonly T[])[] {
  const count = Math.max(1, Math.ceil(candidates.length / CANDIDATES_PER_MUTATION))
  return Array.from({ length: count }, (_, index) =>
    candidates.slice(index * CANDIDATES_PER_MUTATION, (index + 1) * CANDIDATES_PER_MUTATION),
  )
}

export interface NewSection {
  readonly id: string
  readonly name: string
  readonly candidates: readonly NewCandidate[]
  /** ISO time. */
  readonly createdAt: string
}

/** `stored`: the section, then its candidates. */
export function addSection(
  uid: string,
  { id, name, candidates, createdAt }: NewSection,
  [section = null, ...stored]: readonly (Fields | null)[],
): readonly Write[] {
  const date = new Date(createdAt)
  const fields = { userId: uid, ...sectionNames(name), createdAt: date }
  return [
    ...(section ? [] : [{ kind: 'set', path: sectionPath(id), fields } as const]),
    ...addCandidates({ uid, sectionId: id }, candidates, date, stored),
  ]
}

/** `stored`: the section, then the candidates. */
export function addToSection(
  uid: string,
  sectionId: string,
  candidates: readonly NewCandidate[],
  createdAt: Date,
  [section = null, ...stored]: readonly (Fields | null)[],
): readonly Write[] {
  if (!section) throw new Refusal('gone')
  return addCandidates({ uid, sectionId }, candidates, createdAt, stored)
}

export function renameSection(id: string, name: string, section: Fields | null): readonly Write[] {
  return section ? [{ kind: 'update', path: sectionPath(id), fields: sectionNames(name) }] : []
}

/** Deletes candidates of a section and, with the last chunk, the section. `stored`: the section, then the candidates. */
export function removeFromSection(
  id: string,
  candidates: readonly string[],
  isLast: boolean,
  [section = null, ...stored]: readonly (Fields | null)[],
): readonly Write[] {
  return [
    ...candidates.flatMap((candidate, index): Write[] =>
      stored[index] ? [{ kind: 'delete', path: candidatePath({ id: candidate, sectionId: id }) }] : [],
    ),
    ...(isLast && section ? [{ kind: 'delete', path: sectionPath(id) } as const] : []),
  ]
}
