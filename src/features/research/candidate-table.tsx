import type { ReactNode } from 'react'
import { PRODUCT_CRITERIA } from '@/domain/product'

interface CandidateTableProps {
  name: string
  isWide: boolean
  isBusy: boolean
  children: ReactNode
}

/** The ten columns, or a list of cards where they have no room. All tables have the same columns, one under the other. */
export function CandidateTable({ name, isWide, isBusy, children }: CandidateTableProps) {
  if (!isWide) {
    return (
      <ul aria-label={name} aria-busy={isBusy}>
        {children}
      </ul>
    )
  }
  return (
    <table aria-label={name} aria-busy={isBusy} className="w-full table-fixed">
      <thead>
        <tr className="sticky top-(--shell-top) z-10 border-t border-line bg-canvas text-left text-[0.6875rem] leading-4 font-bold text-muted xl:text-[0.75rem]">
          <th scope="col" className="py-2.5 pr-3 pl-5">
            LIEN
          </th>
          {PRODUCT_CRITERIA.map(({ key, column }) => (
            <th key={key} scope="col" className="w-18 px-0.5 py-2.5 text-center xl:w-20">
              <Breakable text={column} />
            </th>
          ))}
          <th scope="col" className="w-38 py-2.5 pr-3 pl-2">
            ACTIONS
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
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

/** A line of the table that is no candidate. */
export function TableLine({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  if (!isWide) return <li className="border-t border-line px-4 py-5">{children}</li>
  return (
    <tr className="border-t border-line">
      <td colSpan={PRODUCT_CRITERIA.length + 2} className="px-5 py-6">
        {children}
      </td>
    </tr>
  )
}
