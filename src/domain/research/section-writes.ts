import type { Fields } from '@/domain/base/read-field'
import { Refusal, type ReadDocument, type Write } from '@/domain/base/write'
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
  /** ISO time. */
  readonly createdAt: string
}

export function addSection(
  uid: string,
  { id, name, createdAt }: NewSection,
  section: Fields | null,
): readonly Write[] {
  if (section) return []
  const fields = { userId: uid, ...sectionNames(name), createdAt: new Date(createdAt) }
  return [{ kind: 'set', path: sectionPath(id), fields }]
}

export function addToSection(
  uid: string,
  sectionId: string,
  candidates: readonly NewCandidate[],
  createdAt: Date,
  doc: ReadDocument,
): readonly Write[] {
  if (!doc(sectionPath(sectionId))) throw new Refusal('gone')
  return addCandidates({ uid, sectionId }, candidates, createdAt, doc)
}

export function renameSection(id: string, name: string, section: Fields | null): readonly Write[] {
  return section ? [{ kind: 'update', path: sectionPath(id), fields: sectionNames(name) }] : []
}

/** Deletes candidates of a section and, with the last chunk, the section. */
export function removeFromSection(
  id: string,
  candidates: readonly string[],
  isLast: boolean,
  doc: ReadDocument,
): readonly Write[] {
  const paths = candidates.map((candidate) => candidatePath({ id: candidate, sectionId: id }))
  return [...paths, ...(isLast ? [sectionPath(id)] : [])]
    .filter((path) => doc(path))
    .map((path) => ({ kind: 'delete', path }))
}
