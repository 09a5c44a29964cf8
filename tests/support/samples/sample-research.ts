import { candidateFields, type SampleCandidate } from '../../../local/seed/work-documents'
import type { Fields } from '../../../local/emulators/emulator-admin'
import { putDocuments, type Account } from '../accounts'

export async function putLooseCandidates(
  { uid }: Account,
  candidates: readonly SampleCandidate[],
): Promise<void> {
  await putAll(
    candidates.map((candidate, index) => [
      `product/c-${uid}-${index}`,
      { userId: uid, ...candidateFields(candidate, minutesAgo(index + 1)) },
    ]),
  )
}

/** Writes a section with its candidates without the rules, newest first; returns its id. */
export async function putSection(
  { uid }: Account,
  name: string,
  candidates: readonly SampleCandidate[],
  { place = 0 }: { place?: number } = {},
): Promise<string> {
  const id = `s-${uid}-${place}`
  await putAll([
    [`sections/${id}`, { userId: uid, nomSection: name, product: name, createdAt: minutesAgo(place + 1) }],
    ...candidates.map((candidate, index): [string, Fields] => [
      `sections/${id}/products/${id}-${index}`,
      candidateFields(candidate, minutesAgo(index + 1)),
    ]),
  ])
  return id
}

async function putAll(documents: readonly (readonly [string, Fields])[]): Promise<void> {
  for (let from = 0; from < documents.length; from += 400)
    await putDocuments(new Map(documents.slice(from, from + 400)))
}

function minutesAgo(minutes: number): Date {
  return new Date(Date.now() - minutes * 60_000)
}
