import { getDocsFromCache, getDocsFromServer, limit, where, type Firestore } from 'firebase/firestore'
import { parseCandidate } from '@/domain/research/candidate'
import { cleanLink } from '@/domain/research/candidate-link'
import { candidatesQuery, type CandidateParent } from './candidate-documents'
import { serverAnswer } from '@/data/live/server-answer'

export interface Place {
  readonly name: string
  readonly parent: CandidateParent
}

/** How many places are asked about at the same time. */
const AT_ONCE = 6

/** Names of the places that hold the link already, in their order; a place that cannot be asked is left out. */
export function findLink(link: string, places: readonly Place[]): Promise<readonly string[]> {
  return serverAnswer(async (db) => {
    const found = new Set<Place>()
    const waiting = places.values()
    async function work() {
      for (const place of waiting) {
        if (await isHeldBy(db, link, place.parent)) found.add(place)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    return places.filter((place) => found.has(place)).map(({ name }) => name)
  })
}

async function isHeldBy(db: Firestore, link: string, parent: CandidateParent): Promise<boolean> {
  const clean = cleanLink(link)
  const known = await getDocsFromCache(candidatesQuery(db, parent)).catch(() => null)
  const isKnown = known?.docs.some((doc) => {
    const candidate = parseCandidate(doc.id, doc.data())
    return candidate !== null && cleanLink(candidate.link) === clean
  })
  if (isKnown) return true
  const same = where('link', 'in', [...new Set([clean, link])])
  const answer = await getDocsFromServer(candidatesQuery(db, parent, same, limit(1))).catch(() => null)
  return answer?.empty === false
}
