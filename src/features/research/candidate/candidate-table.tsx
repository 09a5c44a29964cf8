import type { ReactNode } from 'react'
import { CRITERIA } from '@/domain/research/candidate'
import { cn } from '@/lib/cn'
import { FirstMark } from '../first-criteria'

/** Each row lays itself out, in the columns of all tables: a change in one of 500 rows then moves no other. */
export const columnsClass =
  'grid grid-cols-[minmax(0,1fr)_repeat(8,4.5rem)_9.5rem] items-center xl:grid-cols-[minmax(0,1fr)_repeat(8,5rem)_9.5rem] print:grid-cols-[minmax(0,1fr)_repeat(8,3.75rem)]'

/** The linter takes every `td` for one of a grid that can be operated. */
export const cellRole = { role: 'cell' } as const

interface CandidateTableProps {
  name: string
  isWide: boolean
  isBusy: boolean
  children: ReactNode
}

/**
 * The ten columns, or a list of cards where they have no room. The roles are said again because some browsers drop
 * them from a table that is laid out as a grid.
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
      <thead className="sticky top-(--shell-top) z-10 block border-t border-line bg-canvas text-tiny font-bold text-muted print:static">
        <tr role="row" className={columnsClass}>
          <th role="columnheader" scope="col" className="py-2.5 pr-3 pl-5 text-left">
            LIEN
          </th>
          {CRITERIA.map(({ key, column }) => (
            <th key={key} role="columnheader" scope="col" className="px-0.5 py-2.5 text-center">
              <Breakable text={column} />
              <FirstMark criterion={key} />
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

/** « AVANT/APRES » may break behind its slash; the name of the column stays the same. */
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
  /** Guessed, for a group that is not laid out while it is out of sight. */
  rem?: number
  children: ReactNode
}

/** Some rows of the table, or some cards of the list. */
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

/** A line of the table that is no candidate. */
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
