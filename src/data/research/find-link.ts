import { mapFew } from '@/domain/base/map-few'
import { cleanLink } from '@/domain/research/links/candidate-link'
import { productKey } from '@/domain/research/links/product-key'
import { candidatesIn, candidatesQuery } from './research'
import { countDocuments } from '@/data/sync/current'
import { readNow, readQuery } from '@/data/sync/read-once'
import type { Condition } from '@/data/sync/query'

export interface Place {
  readonly name: string
  readonly sectionId: string | null
}

/** Names of the tables that have the link already, in order; a table that cannot be read is left out. */
export async function findLink(
  uid: string,
  link: string,
  places: readonly Place[],
): Promise<readonly string[]> {
  const key = productKey(link)
  const same: Condition = ['link', 'in', [...new Set([cleanLink(link), link])]]
  const isHeld = async ({ sectionId }: Place): Promise<boolean> => {
    const query = candidatesQuery(uid, sectionId)
    // A link that was shared arrives before « Mes liens », which the screen reads all the same, have been read.
    const known = sectionId === null ? await readNow(uid, query).catch(() => []) : readQuery(uid, query)
    if (known.some((candidate) => productKey(candidate.link) === key)) return true
    return (await countDocuments(candidatesIn(uid, sectionId, 1, same)).catch(() => 0)) > 0
  }
  const held = await mapFew(places, PLACES_AT_ONCE, isHeld)
  return places.filter((_, at) => held[at]).map(({ name }) => name)
}

const PLACES_AT_ONCE = 6
