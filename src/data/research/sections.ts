import * as json from '@/domain/base/json'
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
import { allCandidatesQuery } from './research'
import { mutate } from '@/data/sync/current'
import { defineMutation, TYPING_PAUSE_MS } from '@/data/sync/mutation'
import {
  latest,
  listOf,
  newestFirst,
  owned,
  withState,
  type Doc,
  type Query,
  type WithState,
} from '@/data/sync/query'
import { readLive } from '@/data/sync/read-once'

/** Its candidates have their own state. */
export type LiveSection = WithState<Section>

/** One person's sections, newest first, by pages, without their candidates. */
export function sectionsQuery(uid: string, size = DOCUMENTS_PER_QUERY): Query<readonly LiveSection[]> {
  return {
    spec: latest('createdAt', owned(uid, 'sections', size)),
    read: listOf(parse),
  }
}

/** Sections of this device that « Sauvegarder » has not stored yet. */
export function heldSectionsQuery(uid: string): Query<readonly LiveSection[]> {
  const { spec } = sectionsQuery(uid)
  return { spec, read: listOf((doc) => (doc.isHeld ? parseAny(doc) : null)) }
}

const parseAny = withState(parseSection)

function parse(doc: Doc): LiveSection | null {
  return doc.isHeld ? null : parseAny(doc)
}

/** All sections, also without a creation date, for exports. */
export function allSectionsQuery(uid: string): Query<readonly LiveSection[]> {
  return {
    spec: owned(uid, 'sections', DOCUMENTS_PER_QUERY),
    read: listOf(parse, newestFirst),
  }
}

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
  says: ({ name }) => `Section ajoutée\u00a0: ${name}`,
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
  says: ({ name }) => `Section renommée\u00a0: ${name}`,
})

interface RemovedPart {
  readonly id: string
  readonly name: string
  readonly candidates: readonly string[]
  readonly isLast: boolean
}

const removePart = defineMutation<RemovedPart>({
  name: 'sections.remove',
  args: json.args<RemovedPart>({
    id: json.id,
    name: json.text,
    candidates: json.list(json.id),
    isLast: json.flag,
  }),
  reads: ({ id, candidates }) => pathsOf(id, candidates),
  writes: ({ id, candidates, isLast }, doc) => removeFromSection(id, candidates, isLast, doc),
  key: ({ id, candidates }) => [id, ...candidates].join(' '),
  says: ({ name, isLast }) =>
    isLast ? `Section supprimée\u00a0: ${name}` : `Liens supprimés\u00a0: ${name}`,
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
