import { mapFew } from '@/domain/base/map-few'
import { cleanLink } from '@/domain/research/links/candidate-link'
import { productKey } from '@/domain/research/links/product-key'
import { candidatesQuery, sameLinksQuery } from './candidate-lists'
import { readNow, readQuery } from '@/data/sync/read-once'

export interface Place {
  readonly name: string
  readonly sectionId: string | null
}

/** Values of an `in` condition; a link has two spellings. */
const LINKS_PER_QUERY = 15
const PLACES_AT_ONCE = 6

/** Names of the tables that have the product of a link already, in order, by link; a table that cannot be read is left out. */
export async function findLinks(
  uid: string,
  links: readonly string[],
  places: readonly Place[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const keys = new Map(links.map((link) => [link, productKey(link)]))
  const found = await mapFew(places, PLACES_AT_ONCE, async ({ sectionId }) => {
    const query = candidatesQuery(uid, sectionId)
    // A link that was shared arrives before « Mes liens », which the screen reads all the same, have been read.
    const known = sectionId === null ? await readNow(uid, query).catch(() => []) : readQuery(uid, query)
    const held = new Set(known.map(({ link }) => productKey(link)))
    const unknown = links.filter((link) => !held.has(keys.get(link) ?? ''))
    for (let at = 0; at < unknown.length; at += LINKS_PER_QUERY) {
      const some = unknown.slice(at, at + LINKS_PER_QUERY)
      const values = [...new Set(some.flatMap((link) => [cleanLink(link), link]))]
      const same = await readNow(uid, sameLinksQuery(uid, sectionId, values)).catch(() => [])
      for (const { link } of same) held.add(productKey(link))
    }
    return held
  })
  return new Map(
    links.map((link) => [
      link,
      places.filter((_, at) => found[at]?.has(keys.get(link) ?? '')).map(({ name }) => name),
    ]),
  )
}
