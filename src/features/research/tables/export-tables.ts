import { mapFew } from '@/domain/base/map-few'
import { LOOSE_TABLE, sectionIdOf, type Section } from '@/domain/research/section'
import type { LocalDate } from '@/domain/base/time/local-date'
import { fileDay } from '@/domain/base/file-name'
import type { Candidate } from '@/domain/research/candidate'
import type { Seller } from '@/domain/money/sale-inputs'
import { researchCsv } from '@/domain/research/research-csv'

/** A table of the export. */
export interface ExportTable {
  readonly id: string
  readonly name: string
  /** False: the table is only on this device. */
  readonly isStored: boolean
}

/** The screen's tables that are still there, then the other sections. `sections`: all sections, as the server has them. */
export function wholeTables(
  tables: readonly ExportTable[],
  sections: readonly Pick<Section, 'id' | 'product'>[],
): readonly ExportTable[] {
  const isThere = ({ id, isStored }: ExportTable) =>
    !isStored || id === LOOSE_TABLE || sections.some((section) => section.id === id)
  const others = sections.filter(({ id }) => tables.every((table) => table.id !== id))
  return [
    ...tables.filter(isThere),
    ...others.map(({ id, product }) => ({ id, name: product, isStored: true })),
  ]
}

interface ExportReader {
  readonly stored: (sectionId: string | null) => Promise<readonly Candidate[]>
  /** Links that are only on this device. */
  readonly held: (sectionId: string | null) => readonly Candidate[]
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
  read: ExportReader,
  onProgress: (done: number) => void,
): Promise<string> {
  let done = 0
  const all = await mapFew(tables, READ_AT_ONCE, async ({ id, name, isStored }) => {
    const held = read.held(sectionIdOf(id))
    const stored = isStored ? await read.stored(sectionIdOf(id)) : []
    const storedIds = new Set(stored.map((candidate) => candidate.id))
    const unsaved = held.filter((candidate) => !storedIds.has(candidate.id))
    onProgress((done += 1))
    return { name, candidates: [...unsaved, ...stored] }
  })
  return researchCsv(all, seller, today)
}

/** « recherche-produits-2026-11-21.csv », with the person's local date. */
export function exportFileName(now: Date): string {
  return `recherche-produits-${fileDay(now)}.csv`
}
