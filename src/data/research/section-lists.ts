import { parseSection, type Section } from '@/domain/research/section'
import { DOCUMENTS_PER_QUERY } from '@/domain/base/text/text-limits'
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
