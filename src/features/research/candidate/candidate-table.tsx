import { cellRole } from '@/ui/cell-role'
import type { ReactNode } from 'react'
import { CRITERIA } from '@/domain/research/candidate'
import { cn } from '@/lib/cn'

/** Each row is a grid with the columns of all tables, so that a change in one of 500 rows moves no other. */
export const columnsClass =
  'grid grid-cols-[minmax(0,1fr)_repeat(8,4.25rem)_8.25rem] items-center print:grid-cols-[minmax(0,1fr)_repeat(8,3.75rem)]'

interface CandidateTableProps {
  name: string
  isWide: boolean
  isBusy: boolean
  children: ReactNode
}

/**
 * Ten columns, or a list of cards if they do not fit. The roles are explicit because some browsers drop them from a table
 * with a grid layout.
 */
export function CandidateTable({ name, isWide, isBusy, children }: CandidateTableProps) {
  if (!isWide) {
    return (
      <div role="list" aria-label={name} aria-busy={isBusy}>
        {children}
      </div>
    )
  }
  return (
    <table role="table" aria-label={name} aria-busy={isBusy} className="block">
      <thead className="sticky top-(--shell-top) z-10 block border-t border-line bg-canvas text-fine font-bold text-muted print:static">
        <tr role="row" className={columnsClass}>
          <th role="columnheader" scope="col" className="py-2.5 pr-3 pl-5 text-left">
            LIEN
          </th>
          {CRITERIA.map(({ key, column }) => (
            <th key={key} role="columnheader" scope="col" className="px-0.5 py-2.5 text-center">
              <Breakable text={column} />
            </th>
          ))}
          <th role="columnheader" scope="col" className="py-2.5 pr-3 pl-2 text-left print:hidden">
            ACTIONS
          </th>
        </tr>
      </thead>
      {children}
    </table>
  )
}

/** « AVANT/APRES » may break after its slash; the column's name is unchanged. */
function Breakable({ text }: { text: string }) {
  const [before = '', after] = text.split('/')
  if (after === undefined) return before
  return (
    <>
      {before}/<wbr />
      {after}
    </>
  )
}

interface RowGroupProps {
  isWide: boolean
  className?: string
  /** Estimated height, for a group that is not laid out while out of sight. */
  rem?: number
  children: ReactNode
}

export function RowGroup({ isWide, className, rem, children }: RowGroupProps) {
  const Element = isWide ? 'tbody' : 'div'
  return (
    <Element
      className={cn(isWide && 'block', className)}
      style={rem === undefined ? undefined : { containIntrinsicBlockSize: `auto ${rem}rem` }}
    >
      {children}
    </Element>
  )
}

/** A line of the table that is not a candidate. */
export function TableLine({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  if (!isWide) {
    return (
      <div role="listitem" className="border-t border-line px-4 py-5">
        {children}
      </div>
    )
  }
  return (
    <tr role="row" className="block border-t border-line">
      <td {...cellRole} colSpan={CRITERIA.length + 2} className="block px-5 py-6">
        {children}
      </td>
    </tr>
  )
}
