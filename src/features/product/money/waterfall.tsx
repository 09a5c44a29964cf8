import { euroText } from '@/domain/base/text/euro-text'
import type { FigureKey } from '@/domain/money/figures'
import { LINE_LABELS, type LineKey, type Statement, type StatementLine } from '@/domain/money/statement'
import { cn } from '@/lib/cn'

interface WaterfallProps {
  statement: Statement
  /** Leads to the field of a line that is open. */
  onOpen: (field: FigureKey) => void
}

/**
 * The statement as a picture: from the price down to the rest, a bar per line. What is open is a dashed line with its name, which leads to
 * its field. Lines that are 0 without being open are in the table alone.
 */
export function Waterfall({ statement: { lines, restCents }, onOpen }: WaterfallProps) {
  const steps = lines.map((line, index) => {
    const from = lines.slice(0, index).reduce((sum, { cents }) => sum + cents, 0)
    return { line, from, to: from + line.cents }
  })
  const low = Math.min(0, ...steps.map(({ to }) => to))
  const high = Math.max(1, ...steps.map(({ to }) => to))
  const place = (from: number, to: number): Place => ({
    marginLeft: `${((Math.min(from, to) - low) * 100) / (high - low)}%`,
    width: `${(Math.abs(to - from) * 100) / (high - low)}%`,
  })
  return (
    <ul className="flex flex-col text-small tabular-nums">
      {steps.map(({ line, from, to }) => {
        if (line.origin === 'open')
          return <OpenLine key={line.key} line={line} at={place(low, from)} onOpen={onOpen} />
        if (line.cents === 0) return null
        return (
          <li key={line.key} className={ROW}>
            <span className="truncate">{LINE_LABELS[line.key]}</span>
            <Bar look={lookOf(line.key)} at={place(from, to)} />
            <span className="text-right whitespace-nowrap">{euroText(line.cents)}</span>
          </li>
        )
      })}
      <li className={cn(ROW, 'mt-1 border-t border-line pt-1 font-bold')}>
        <span>Reste</span>
        <Bar look={restCents < 0 ? 'bg-danger' : 'bg-success'} at={place(0, restCents)} />
        <span className={cn('text-right whitespace-nowrap', restCents < 0 && 'text-danger')}>
          {euroText(restCents)}
        </span>
      </li>
    </ul>
  )
}

const ROW = 'grid min-h-7 grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)_4.5rem] items-center gap-x-3'

interface Place {
  readonly marginLeft: string
  readonly width: string
}

function Bar({ look, at }: { look: string; at: Place }) {
  return (
    <span aria-hidden className="block h-3">
      <span className={cn('block h-full min-w-px rounded-mark', look)} style={at} />
    </span>
  )
}

function OpenLine({
  line: { key },
  at,
  onOpen,
}: {
  line: StatementLine
  at: Pick<Place, 'width'>
  onOpen: (field: FigureKey) => void
}) {
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(FIELD_OF[key])}
        className={cn(ROW, 'group w-full rounded-mark text-left text-muted hover:text-ink')}
      >
        <span className="truncate underline decoration-dashed underline-offset-4">{LINE_LABELS[key]}</span>
        <span aria-hidden className="flex h-3 items-center">
          <span
            className="block border-t-2 border-dashed border-line-strong group-hover:border-ink"
            style={{ width: at.width }}
          />
        </span>
        <span className="text-right">
          <span aria-hidden>?</span>
          <span className="sr-only">{'\u00a0: à compléter'}</span>
        </span>
      </button>
    </li>
  )
}

/** The field that fills an open line. */
const FIELD_OF: Readonly<Record<LineKey, FigureKey>> = {
  collected: 'salePriceCents',
  vat: 'salePriceCents',
  purchase: 'costCents',
  delivery: 'shippingCents',
  import: 'importCents',
  fees: 'feePoints',
  returns: 'returnPoints',
  contributions: 'contributionPoints',
  other: 'otherCents',
  ads: 'adsCents',
}

function lookOf(key: LineKey): string {
  if (key === 'collected') return 'bg-muted'
  return key === 'ads' ? 'bg-brand' : 'bg-line-strong'
}
