import type { LiveSection } from '@/data/research/section-lists'
import { LOOSE_TABLE } from '@/domain/research/section'

/** A table of the screen. */
export interface ResearchTable {
  readonly id: string
  readonly name: string
  /** Null: « Mes liens ». */
  readonly section: LiveSection | null
  /** The section is stored on the server, or on its way; false: it waits for « Sauvegarder ». */
  readonly isStored: boolean
}

/**
 * « Mes liens », the unsaved sections, the saved ones, newest first. A table is the same object until its section changes, so that other
 * tables do not render again.
 */
export function tablesOf(sections: readonly LiveSection[], unsaved: readonly LiveSection[]): ResearchTable[] {
  return [
    tableOf({ id: LOOSE_TABLE, name: 'Mes liens', section: null, isStored: true }),
    ...unsaved.map((section) => tableOf({ id: section.id, name: section.product, section, isStored: false })),
    ...sections.map((section) => tableOf({ id: section.id, name: section.product, section, isStored: true })),
  ]
}

const made = new Map<string, ResearchTable>()

function tableOf(table: ResearchTable): ResearchTable {
  const before = made.get(table.id)
  if (before?.section === table.section && before.isStored === table.isStored) return before
  made.set(table.id, table)
  return table
}
