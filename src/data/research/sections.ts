import { candidatePath, sectionPath } from '@/domain/research/candidate-writes'
import { parseSection, type Section } from '@/domain/research/section'
import {
  addSection as decideAdd,
  inChunks,
  removeFromSection,
  renameSection as decideRename,
  type NewSection,
} from '@/domain/research/section-writes'
import { DOCUMENTS_PER_QUERY } from '@/domain/base/text/text-limits'
import { addCandidates, allCandidatesQuery } from './research'
import { mutate } from '@/data/sync/current'
import { defineMutation } from '@/data/sync/mutation'
import { latest, listOf, newestFirst, owned, withState, type Query, type WithState } from '@/data/sync/query'
import { readLive } from '@/data/sync/follow'

/** Its candidates have their own state. */
export type LiveSection = WithState<Section>

/** One person's sections, newest first, by pages, without their candidates. */
export function sectionsQuery(uid: string, size = DOCUMENTS_PER_QUERY): Query<readonly LiveSection[]> {
  return {
    spec: latest('createdAt', owned(uid, 'sections', size)),
    read: listOf(withState(parseSection)),
  }
}

/** All sections, also without a creation date, for exports. */
export function allSectionsQuery(uid: string): Query<readonly LiveSection[]> {
  return {
    spec: owned(uid, 'sections', DOCUMENTS_PER_QUERY),
    read: listOf(withState(parseSection), newestFirst),
  }
}

const addSection = defineMutation<NewSection>({
  name: 'sections.add',
  reads: ({ id, candidates }) =>
    pathsOf(
      id,
      candidates.map((candidate) => candidate.id),
    ),
  writes: (section, docs, { uid }) => decideAdd(uid, section, docs),
  says: ({ name }) => `Section ajoutée\u00a0: ${name}`,
  text: ({ name, candidates }) => [name, ...candidates.map(({ link }) => link)].join('\n'),
})

export const renameSection = defineMutation<{ id: string; name: string }>({
  name: 'sections.rename',
  reads: ({ id }) => [sectionPath(id)],
  writes: ({ id, name }, [section = null]) => decideRename(id, name, section),
  key: ({ id }) => id,
  says: ({ name }) => `Section renommée\u00a0: ${name}`,
})

const removePart = defineMutation<{
  id: string
  name: string
  candidates: readonly string[]
  isLast: boolean
}>({
  name: 'sections.remove',
  reads: ({ id, candidates }) => pathsOf(id, candidates),
  writes: ({ id, candidates, isLast }, docs) => removeFromSection(id, candidates, isLast, docs),
  key: ({ id, candidates }) => [id, ...candidates].join(' '),
  says: ({ name, isLast }) =>
    isLast ? `Section supprimée\u00a0: ${name}` : `Liens supprimés\u00a0: ${name}`,
})

/** Each part names the section first, so that later parts are blocked if one is refused. */
function pathsOf(sectionId: string, candidates: readonly string[]): readonly string[] {
  return [sectionPath(sectionId), ...candidates.map((id) => candidatePath({ id, sectionId }))]
}

/** Adds a section with its candidates in one mutation, or in several if there are too many. */
export async function storeSection({ candidates, ...section }: NewSection): Promise<void> {
  const [first = [], ...others] = inChunks(candidates)
  const kept = [mutate(addSection, { ...section, candidates: first })]
  let date = new Date(section.createdAt).getTime() - first.length
  for (const part of others) {
    const createdAt = new Date(date).toISOString()
    kept.push(mutate(addCandidates, { sectionId: section.id, candidates: part, createdAt }))
    date -= part.length
  }
  await Promise.all(kept)
}

/**
 * Deletes a section's candidates, and the section with the last ones. Rejects without a network: the device may not know all
 * candidates, and remaining ones would have no owner. Resolves with the ids of the candidates.
 */
export async function removeSection({
  id,
  userId,
  product,
}: Pick<Section, 'id' | 'userId' | 'product'>): Promise<readonly string[]> {
  const candidates = (await readLive(userId, allCandidatesQuery(userId, id))).map((candidate) => candidate.id)
  const parts = inChunks(candidates)
  await Promise.all(
    parts.map((part, index) =>
      mutate(removePart, { id, name: product, candidates: part, isLast: index === parts.length - 1 }),
    ),
  )
  return candidates
}
