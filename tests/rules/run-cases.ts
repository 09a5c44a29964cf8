import type { Case } from './case'
import type { FirestoreClient, Verdict } from './firestore-client'

const atOnce = 24

/** What the rules say to each case. A second run on the same emulator has to empty it first. */
export async function verdictsOf(client: FirestoreClient, cases: readonly Case[]): Promise<Verdict[]> {
  await client.lay(cases.flatMap(({ given }, rank) => given.map((document) => [document, rank] as const)))
  const verdicts: Verdict[] = []
  let next = 0
  const work = async (): Promise<void> => {
    for (let rank = next++; rank < cases.length; rank = next++) {
      const one = cases[rank]
      if (one) verdicts[rank] = (await client.send(one.request, one.as, rank)).verdict
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return verdicts
}
