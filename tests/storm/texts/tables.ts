import {
  candidateParent,
  watchCandidates,
  type CandidateParent,
  type LiveCandidate,
} from '@/data/research/candidates'
import { watchSections, type LiveSection } from '@/data/research/sections'
import type { LiveMeta } from '@/data/live/live'
import { LOOSE_TABLE } from '@/domain/research/research-draft'

/** The tables of « Recherche produit », live: « Mes liens » and the sections that the server has. */

export interface Table {
  readonly id: string
  readonly parent: CandidateParent
  /** Until its list was read. */
  items: readonly LiveCandidate[] | null
  isServers: boolean
  readonly close: () => void
}

const open = new Map<string, Table>()
let sections: readonly LiveSection[] = []
let areSectionsServers = false

/** `heard`: a list of candidates is there, or has changed. */
export function followTables(uid: string, heard: (table: Table) => void): void {
  const watch = (id: string) => {
    const parent = candidateParent(uid, id === LOOSE_TABLE ? null : id)
    const close = watchCandidates(
      parent,
      ({ items }, meta) => {
        const table = open.get(id)
        if (!table) return
        table.items = items
        table.isServers = isServers(meta)
        heard(table)
      },
      () => undefined,
    )
    open.set(id, { id, parent, items: null, isServers: false, close })
  }
  watch(LOOSE_TABLE)
  watchSections(
    uid,
    ({ items }, meta) => {
      sections = items
      areSectionsServers = isServers(meta)
      const ids = new Set([LOOSE_TABLE, ...items.map(({ id }) => id)])
      for (const [id, table] of open) {
        if (ids.has(id)) continue
        table.close()
        open.delete(id)
      }
      // One that the server has not yet would refuse to be looked into.
      for (const { id, isPending } of items) if (!isPending && !open.has(id)) watch(id)
    },
    () => undefined,
  )
}

function isServers({ isPending, isFromCache }: LiveMeta): boolean {
  return !isPending && !isFromCache
}

export function sectionsKnown(): readonly LiveSection[] {
  return sections
}

/** null: nobody knows what sections there are. */
export function allTableIds(): ReadonlySet<string> | null {
  return areSectionsServers ? new Set([LOOSE_TABLE, ...sections.map(({ id }) => id)]) : null
}

export function candidatesKnown(): { readonly table: Table; readonly candidate: LiveCandidate }[] {
  return [...open.values()].flatMap((table) => (table.items ?? []).map((candidate) => ({ table, candidate })))
}

export function areTablesSettled(): boolean {
  return areSectionsServers && [...open.values()].every((table) => table.isServers)
}

export function tablesInWords(): string {
  const counts = [...open.values()].map(
    ({ id, items, isServers: isIt }) =>
      `${id.slice(-4)} ${items?.length ?? 'unread'}${isIt ? '' : ' not from the server'}`,
  )
  return `${sections.length} sections${areSectionsServers ? '' : ' not from the server'}, ${counts.join(', ')}`
}
