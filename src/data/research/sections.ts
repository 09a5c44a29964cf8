import * as json from '@/domain/base/json'
import { candidatePath, sectionPath } from '@/domain/research/candidate-writes'
import type { Section } from '@/domain/research/section'
import {
  addSection as decideAdd,
  inChunks,
  removeFromSection,
  renameSection as decideRename,
  type NewSection,
} from '@/domain/research/section-writes'
import { allCandidatesQuery } from './candidate-lists'
import { mutate } from '@/data/sync/current'
import { defineMutation, TYPING_PAUSE_MS } from '@/data/sync/mutation'
import { readLive } from '@/data/sync/read-once'

/** Held until « Sauvegarder »; the links that are added to it wait for it. */
export const addSection = defineMutation<NewSection>({
  name: 'sections.add',
  args: json.args<NewSection>({ id: json.id, name: json.text, createdAt: json.time }),
  reads: ({ id }) => [sectionPath(id)],
  writes: (section, doc, { uid }) => decideAdd(uid, section, doc(sectionPath(section.id))),
  held: {
    key: ({ id }) => id,
    says: 'À enregistrer avec «\u00a0Sauvegarder\u00a0», dans «\u00a0Recherche de produits\u00a0».',
  },
  says: ({ name }) => `Tableau ajouté\u00a0: ${name}`,
})

interface Renamed {
  readonly id: string
  readonly name: string
}

/** Writes the name at each key stroke. */
export const renameSection = defineMutation<Renamed>({
  name: 'sections.rename',
  args: json.args<Renamed>({ id: json.id, name: json.text }),
  reads: ({ id }) => [sectionPath(id)],
  writes: ({ id, name }, doc) => decideRename(id, name, doc(sectionPath(id))),
  key: ({ id }) => id,
  quietMs: TYPING_PAUSE_MS,
  says: ({ name }) => `Tableau renommé\u00a0: ${name}`,
})

interface RemovedPart {
  readonly id: string
  readonly name: string
  readonly candidates: readonly string[]
  readonly isLast: boolean
}

const removePart = defineMutation<RemovedPart>({
  name: 'sections.remove',
  isRemoval: true,
  args: json.args<RemovedPart>({
    id: json.id,
    name: json.text,
    candidates: json.list(json.id),
    isLast: json.flag,
  }),
  reads: ({ id, candidates }) => pathsOf(id, candidates),
  writes: ({ id, candidates, isLast }, doc) => removeFromSection(id, candidates, isLast, doc),
  key: ({ id, candidates }) => [id, ...candidates].join(' '),
  says: ({ name, isLast }) => (isLast ? `Tableau supprimé\u00a0: ${name}` : `Liens supprimés\u00a0: ${name}`),
})

/** Each part names the section first, so that later parts are blocked if one is refused. */
function pathsOf(sectionId: string, candidates: readonly string[]): readonly string[] {
  return [sectionPath(sectionId), ...candidates.map((id) => candidatePath({ id, sectionId }))]
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
