import type { ReactNode } from 'react'
import { RateNote } from '@/components/product/rate-note'
import { euroText } from '@/domain/base/text/euro-text'
import { LINE_LABELS, type LineKey, type LineOrigin, type Statement } from '@/domain/money/statement'
import { cn } from '@/lib/cn'

interface SaleTableProps {
  statement: Statement
  /** False under « franchise en base ». */
  isTaxed: boolean
}

/** The statement from the price down to the rest: each line with its amount and the origin of its number. */
export function SaleTable({ statement: { lines, restCents }, isTaxed }: SaleTableProps) {
  return (
    <table className="w-full table-fixed border-t border-line text-small">
      <caption className="sr-only">Détail</caption>
      <colgroup>
        <col />
        <col className="w-24" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">Ligne</th>
          <th scope="col">Montant</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, cents, origin }) => (
          <Row key={key} name={LINE_LABELS[key]} note={originNote(key, origin, isTaxed)} cents={cents} />
        ))}
        <Row name="Reste par vente" note="somme des lignes" cents={restCents} isSum />
      </tbody>
    </table>
  )
}

interface RowProps {
  name: string
  note: ReactNode
  cents: number
  isSum?: boolean
}

function Row({ name, note, cents, isSum = false }: RowProps) {
  return (
    <tr className={cn('border-b border-line last:border-b-0', isSum && 'font-bold')}>
      <th scope="row" className="py-2 pr-3 text-left align-top font-[inherit]">
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-fine font-normal text-muted">{note}</span>
      </th>
      <td
        className={cn(
          'py-2 text-right align-top whitespace-nowrap tabular-nums',
          cents === 0 && 'text-muted',
          isSum && cents < 0 && 'text-danger',
        )}
      >
        {euroText(cents)}
      </td>
    </tr>
  )
}

function originNote(key: LineKey, origin: LineOrigin, isTaxed: boolean): ReactNode {
  if (key === 'vat' && !isTaxed) return 'franchise en base'
  if (typeof origin === 'object') return <RateNote parts={origin.rates} isShort />
  return ORIGINS[origin]
}

const ORIGINS = { typed: 'écrit par vous', computed: 'calculé', open: 'non renseigné' } as const
