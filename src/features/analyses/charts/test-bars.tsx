import { Link } from 'react-router-dom'
import { resultText, VERDICT_WORDS, type TestRow } from '@/domain/analyses/sales-test-chart'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'

/** A bar is what is lost of the budget, or won beside it: the colour of a loss is the advice's alone. */
const LOOKS: Readonly<Record<TestRow['kind'], { readonly text: string; readonly bar: string }>> = {
  early: { text: 'text-muted', bar: 'bg-muted' },
  limit: { text: 'text-danger', bar: 'bg-ink' },
  costly: { text: 'text-danger', bar: 'bg-ink' },
  hopeless: { text: 'text-danger', bar: 'bg-ink' },
  breaks: { text: 'text-warning', bar: 'bg-warning' },
  go: { text: 'text-success', bar: 'bg-ink' },
  'to-check': { text: 'text-muted', bar: 'bg-muted' },
  unknown: { text: 'text-muted', bar: 'bg-muted' },
  over: { text: 'text-ink', bar: 'bg-ink' },
}

/** Loss or gain as a share of the accepted loss, and the resulting advice. A row leads to its test, also where the product was deleted. */
export function TestBars({ rows }: { rows: readonly TestRow[] }) {
  return (
    <ul aria-label="Tests de vente" className="flex flex-col gap-2">
      {rows.map((row) => (
        <li
          key={row.id}
          className={cn('relative -mx-2 rounded-field px-2 py-1.5', row.product !== null && 'hover:bg-hover')}
        >
          <p className="flex items-baseline justify-between gap-x-3 text-small">
            <Name row={row} />
            <span className={cn('shrink-0 font-bold', LOOKS[row.kind].text)}>{VERDICT_WORDS[row.kind]}</span>
          </p>
          <div aria-hidden className="my-1.5 h-3 overflow-clip rounded-full bg-line">
            {row.balanceCents !== null && row.balanceCents !== 0 && (
              <div
                data-cents={row.balanceCents}
                className={cn(
                  'h-full rounded-full',
                  row.balanceCents > 0 ? 'bg-success' : LOOKS[row.kind].bar,
                )}
                style={{ width: `${Math.min(100, (Math.abs(row.balanceCents) * 100) / row.limitCents)}%` }}
              />
            )}
          </div>
          <p className="text-fine text-muted tabular-nums">{resultText(row)}</p>
        </li>
      ))}
    </ul>
  )
}

function Name({ row: { name, product } }: { row: TestRow }) {
  if (product === null) return <span className="min-w-0 wrap-anywhere">{name}</span>
  return (
    <Link
      to={paths.product(product, 'test')}
      dir="auto"
      className="min-w-0 wrap-anywhere text-ink no-underline after:absolute after:inset-0 hover:underline"
    >
      {name}
    </Link>
  )
}
