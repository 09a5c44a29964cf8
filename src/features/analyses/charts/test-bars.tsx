import { Link } from 'react-router-dom'
import { lostOf, resultText, VERDICT_WORDS, type TestRow } from '@/domain/analyses/sales-test-chart'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'

/** A bar is a share of the budget: the colour of a loss is the advice's alone. */
const LOOKS: Readonly<Record<TestRow['kind'], { readonly text: string; readonly bar: string }>> = {
  early: { text: 'text-muted', bar: 'bg-muted' },
  limit: { text: 'text-danger', bar: 'bg-ink' },
  costly: { text: 'text-danger', bar: 'bg-ink' },
  hopeless: { text: 'text-danger', bar: 'bg-ink' },
  breaks: { text: 'text-warning', bar: 'bg-warning' },
  go: { text: 'text-success', bar: 'bg-success' },
  'to-check': { text: 'text-muted', bar: 'bg-muted' },
  unknown: { text: 'text-muted', bar: 'bg-muted' },
  over: { text: 'text-ink', bar: 'bg-ink' },
}

/** Loss as a share of the accepted loss, and the resulting advice. A row leads to its test, also where the product was deleted. */
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
            {lostOf(row) > 0 && (
              <div
                data-lost={lostOf(row)}
                className={cn('h-full rounded-full', LOOKS[row.kind].bar)}
                style={{ width: `${(Math.min(lostOf(row), row.limitCents) * 100) / row.limitCents}%` }}
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
  if (product === null) return <span className="min-w-0 truncate">{name}</span>
  return (
    <Link
      to={paths.product(product, 'test')}
      dir="auto"
      className="min-w-0 truncate text-ink no-underline after:absolute after:inset-0 hover:underline"
    >
      {name}
    </Link>
  )
}
