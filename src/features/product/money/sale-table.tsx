import type { ReactNode } from 'react'
import { euroText } from '@/domain/base/text/euro-text'
import { LINE_LABELS, type LineKey, type LineOrigin, type Statement } from '@/domain/money/statement'
import { cn } from '@/lib/cn'
import { RateNote } from './rate-note'

interface SaleTableProps {
  statement: Statement
  /** False under « franchise en base ». */
  isTaxed: boolean
}

/** The statement from the price down to the rest: each line with its amount, its bar, and the origin of its number. */
export function SaleTable({ statement: { lines, restCents }, isTaxed }: SaleTableProps) {
  const steps = lines.map((line, index) => {
    const from = lines.slice(0, index).reduce((sum, { cents }) => sum + cents, 0)
    return { ...line, from, to: from + line.cents }
  })
  const low = Math.min(0, ...steps.map(({ to }) => to))
  const high = Math.max(1, ...steps.map(({ to }) => to))
  const bar = (from: number, to: number, look: string) => (
    <Bar
      start={(Math.min(from, to) - low) / (high - low)}
      size={Math.abs(to - from) / (high - low)}
      look={look}
    />
  )
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
        {steps.map(({ key, cents, origin, from, to }) => (
          <Row
            key={key}
            name={LINE_LABELS[key]}
            note={originNote(key, origin, isTaxed)}
            cents={cents}
            bar={cents !== 0 && bar(from, to, lookOf(key))}
          />
        ))}
        <Row
          name="Reste par vente"
          note="somme des lignes"
          cents={restCents}
          bar={bar(0, restCents, restCents < 0 ? 'bg-danger' : 'bg-success')}
          isSum
        />
      </tbody>
    </table>
  )
}

function lookOf(key: LineKey): string {
  if (key === 'collected') return 'bg-muted'
  return key === 'ads' ? 'bg-brand' : 'bg-line-strong'
}

interface RowProps {
  name: string
  note: ReactNode
  cents: number
  bar: ReactNode
  isSum?: boolean
}

function Row({ name, note, cents, bar, isSum = false }: RowProps) {
  return (
    <tr className={cn('border-b border-line last:border-b-0', isSum && 'font-bold')}>
      <th scope="row" className="py-2 pr-3 text-left align-top font-[inherit]">
        <span className="block wrap-anywhere">{name}</span>
        <span className="block text-fine font-normal text-muted">{note}</span>
        {bar}
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

/** `start` and `size`: shares of the width. */
function Bar({ start, size, look }: { start: number; size: number; look: string }) {
  return (
    <span aria-hidden className="mt-1.5 block h-2 rounded-mark print:hidden">
      <span
        className={cn('block h-full min-w-px rounded-mark', look)}
        style={{ marginLeft: `${start * 100}%`, width: `${size * 100}%` }}
      />
    </span>
  )
}

function originNote(key: LineKey, origin: LineOrigin, isTaxed: boolean): ReactNode {
  if (key === 'vat' && !isTaxed) return 'franchise en base'
  if (typeof origin === 'object') return <RateNote parts={origin.rates} isShort />
  return ORIGINS[origin]
}

const ORIGINS = { typed: 'écrit par vous', computed: 'calculé', open: 'non renseigné' } as const
