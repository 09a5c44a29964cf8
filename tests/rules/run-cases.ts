import type { Case } from './case'
import type { FirestoreClient, Verdict } from './firestore-client'

const atOnce = 24

/** Verdicts of the rules. Cases are numbered from `first`: two cases with the same number must not share a database. */
export async function verdictsOf(
  client: FirestoreClient,
  cases: readonly Case[],
  first = 0,
): Promise<Verdict[]> {
  await client.lay(
    cases.flatMap(({ given }, rank) => given.map((document) => [document, first + rank] as const)),
  )
  const verdicts: Verdict[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let rank = next++; rank < cases.length; rank = next++) {
      const one = cases[rank]
      if (one) verdicts[rank] = (await client.send(one.request, one.as, first + rank)).verdict
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return verdicts
}
