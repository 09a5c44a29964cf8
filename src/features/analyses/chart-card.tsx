import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { AskCoachButton } from '@/components/ask-coach-button'
import { tableText, type Chart, type ChartTable } from '@/domain/analyses/chart'
import { cn } from '@/lib/cn'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'

interface ChartCardProps {
  chart: Chart
  children: ReactNode
  legend?: ReactNode
  /** Invitation to enter own data; set while the chart shows an example. */
  example?: ReactNode
  className?: string
}

/** A chart with its caption, its data as a table, and a button that asks the coach about it. */
export function ChartCard({ chart, children, legend, example, className }: ChartCardProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isExample = example !== undefined
  return (
    <Card className={cn('min-w-0', className)}>
      <figure aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
        <figcaption>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={`${id}-title`} className="text-heading font-bold">
              {chart.title}
            </h2>
            {isExample && (
              <span className="rounded-full bg-line px-2.5 py-0.5 text-fine font-semibold text-ink">
                exemple
              </span>
            )}
          </div>
          <p className="mt-1 text-small text-pretty text-muted">{isExample ? example : chart.words}</p>
        </figcaption>
        <div className={cn('flex flex-col gap-3', isExample && 'grayscale')}>
          {children}
          {legend}
        </div>
        <div className="-mb-2 flex flex-wrap items-center justify-between gap-x-2 print:hidden">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-table`}
            onClick={() => setOpen(!isOpen)}
            className={buttonClass({ variant: 'ghost' }, '-ml-3 px-3 text-muted')}
          >
            Voir les chiffres
            <ChevronDown
              aria-hidden
              className={cn('size-4 transition-transform duration-quick', isOpen && 'rotate-180')}
            />
          </button>
          {!isExample && (
            <AskCoachButton
              subject={{ kind: 'chart', title: chart.title, text: tableText(chart.table) }}
              className="-mx-2"
            />
          )}
        </div>
        <div id={`${id}-table`} className={cn(!isOpen && 'hidden print:block')}>
          <Numbers title={isExample ? `${chart.title} (exemple)` : chart.title} table={chart.table} />
        </div>
      </figure>
    </Card>
  )
}

function Numbers({ title, table: { columns, rows } }: { title: string; table: ChartTable }) {
  return (
    <table aria-label={title} className="w-full text-small tabular-nums">
      <thead className="text-left text-fine text-muted">
        <tr>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={cn('py-1.5 font-semibold', index > 0 && 'pl-3 text-right')}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal wrap-anywhere">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={index} className="py-1.5 pl-3 text-right whitespace-nowrap">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
