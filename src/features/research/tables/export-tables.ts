import { mapFew } from '@/domain/base/map-few'
import { sectionIdOf } from '@/data/research/research-drafts'
import type { DraftCandidate } from '@/domain/research/research-draft'
import type { LocalDate } from '@/domain/base/time/local-date'
import { fileDay } from '@/domain/base/file-name'
import type { Candidate } from '@/domain/research/candidate'
import type { Seller } from '@/domain/money/sale-inputs'
import { researchCsv } from '@/domain/research/research-csv'
import { asCandidate } from './research-tables'

/** A table of the export: stored candidates, drafts of this device, or both. */
export interface ExportTable {
  readonly id: string
  readonly name: string
  /** False: the table is only on this device. */
  readonly isStored: boolean
  readonly drafts: readonly DraftCandidate[]
}

/** Enough to use the connection, few enough to leave capacity for the screen. */
const READ_AT_ONCE = 4

/**
 * All candidates of all tables as CSV, in the order of the screen. A table that cannot be read fails the export, because a
 * part of the list would look complete.
 */
export async function exportTables(
  tables: readonly ExportTable[],
  { seller, today }: { readonly seller: Seller; readonly today: LocalDate },
  readAll: (sectionId: string | null) => Promise<readonly Candidate[]>,
  onProgress: (done: number) => void,
): Promise<string> {
  let done = 0
  const read = await mapFew(tables, READ_AT_ONCE, async ({ id, name, isStored, drafts }) => {
    const stored = isStored ? await readAll(sectionIdOf(id)) : []
    const storedIds = new Set(stored.map((candidate) => candidate.id))
    const unsaved = drafts.filter((draft) => !storedIds.has(draft.id)).map(asCandidate)
    onProgress((done += 1))
    return { name, candidates: [...unsaved, ...stored] }
  })
  return researchCsv(read, seller, today)
}

/** « recherche-produits-2026-11-21.csv », with the person's local date. */
export function exportFileName(now: Date): string {
  return `recherche-produits-${fileDay(now)}.csv`
}
