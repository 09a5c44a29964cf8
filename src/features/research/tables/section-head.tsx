import { CloudUpload, Plus } from 'lucide-react'
import { PendingMark } from '@/components/pending-mark'
import { nameSection } from '@/data/research/held'
import { Button } from '@/ui/button'
import { useResearch } from '../research-context'
import type { ResearchTable } from './research-tables'
import { addLinkId } from '../row-ids'
import { SectionName } from './section-name'
import { SectionRemoval } from './section-removal'

interface SectionHeadProps {
  table: ResearchTable
  /** Number of links; null: unknown. */
  count: number | null
  hasMore: boolean
  onAdd: () => void
  isRemoving: boolean
  onRemoving: (isRemoving: boolean) => void
}

/** Fewer are counted at a glance. */
const COUNTED_FROM = 8

export function SectionHead({ table, count, hasMore, onAdd, ...removal }: SectionHeadProps) {
  const { uid } = useResearch()
  const isLoose = !table.section
  return (
    <header className="flex flex-wrap items-center gap-x-4 px-4 py-2 max-sm:pr-1 lg:pr-3 lg:pl-5">
      <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3">
        {isLoose ? (
          <h2 tabIndex={-1} className="text-heading font-bold outline-none">
            {table.name}
          </h2>
        ) : (
          <SectionName
            tableId={table.id}
            name={table.name}
            onRename={(name) => nameSection(uid, table.id, name)}
          />
        )}
        <SectionState table={table} />
        {count !== null && count >= COUNTED_FROM && (
          <span className="text-small text-muted tabular-nums">{countText(count, hasMore)}</span>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1 whitespace-nowrap">
        <Button id={addLinkId(table.id)} variant="ghost" className="px-3" onClick={onAdd}>
          <Plus aria-hidden className="size-4" />
          Ajouter un lien
        </Button>
        {!isLoose && <SectionRemoval table={table} count={hasMore ? null : count} {...removal} />}
      </div>
    </header>
  )
}

function countText(count: number, hasMore: boolean): string {
  return hasMore ? `plus de ${count} produits` : `${count} produits`
}

function SectionState({ table: { section, isStored } }: { table: ResearchTable }) {
  if (section?.isPending) return <PendingMark typed={section} />
  if (isStored) return null
  return (
    <span className="flex items-center gap-1.5 rounded-full bg-warning-soft px-2 py-1 text-fine font-semibold text-warning sm:px-3">
      <CloudUpload aria-hidden className="size-3.5" />
      Non enregistré
    </span>
  )
}
