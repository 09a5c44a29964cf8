import { Pencil, Trash2 } from 'lucide-react'
import { euroText } from '@/domain/base/text/euro-text'
import { dateAt, type LocalDate } from '@/domain/base/time/local-date'
import { DAY_FIELDS, type DayField, type DayNumbers } from '@/domain/sales-tests/sales-test'
import { formatNumber, formatWeekdayAndDay } from '@/lib/text/format'
import { cn } from '@/lib/cn'
import { NotNoted } from './not-noted'
import { buttonClass } from '@/ui/button'
import { cellRole } from '@/ui/cell-role'

interface DaysTableProps {
  numbers: ReadonlyMap<LocalDate, DayNumbers>
  onEdit: (day: LocalDate) => void
  onRemove: (day: LocalDate) => void
}

const icon = buttonClass({ variant: 'ghost', size: 'icon' }, 'text-muted hover:text-ink')
const row = 'grid grid-cols-2 items-baseline gap-x-4 py-2 sm:table-row'
const cell =
  'max-sm:flex max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-2 sm:px-2 sm:py-1 sm:text-right tabular-nums'

/**
 * The entered days, newest first: a table, or one block per day on narrow screens. `display: grid` removes the table roles, so they are
 * set.
 */
export function DaysTable({ numbers, onEdit, onRemove }: DaysTableProps) {
  return (
    <table role="table" aria-label="Jours notés" className="w-full text-small max-sm:block">
      <thead className="text-fine text-muted max-sm:sr-only">
        <tr role="row">
          <th role="columnheader" scope="col" className="py-1 pr-2 text-left font-semibold">
            Jour
          </th>
          {DAY_FIELDS.map(({ key, short }) => (
            <th key={key} role="columnheader" scope="col" className="px-2 py-1 text-right font-semibold">
              {short}
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-sm:block">
        {[...numbers].reverse().map(([day, of]) => (
          <tr key={day} role="row" className={row}>
            <th
              role="rowheader"
              scope="row"
              id={`day-${day}`}
              className="py-1 pr-2 text-left font-semibold first-letter:uppercase"
            >
              {formatWeekdayAndDay(dateAt(day))}
            </th>
            {DAY_FIELDS.map(({ key, short }) => (
              <Cell key={key} label={short} value={shown(key, of[key])} isWide={key === 'spentCents'} />
            ))}
            <Cell>
              <button
                type="button"
                aria-label="Corriger ce jour"
                aria-describedby={`day-${day}`}
                title="Corriger ce jour"
                className={icon}
                onClick={() => onEdit(day)}
              >
                <Pencil aria-hidden className="size-4" />
              </button>
              <button
                type="button"
                aria-label="Supprimer ce jour"
                aria-describedby={`day-${day}`}
                title="Supprimer ce jour"
                className={icon}
                onClick={() => onRemove(day)}
              >
                <Trash2 aria-hidden className="size-4" />
              </button>
            </Cell>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** `value` null: not noted. `isWide`: an amount has a line of its own on a phone. */
type CellProps = { label: string; value: string | null; isWide: boolean } | { children: React.ReactNode }

function Cell(props: CellProps) {
  if ('children' in props) {
    return (
      <td
        {...cellRole}
        className="text-right whitespace-nowrap max-sm:col-start-2 max-sm:row-start-1 max-sm:-mr-3 print:hidden"
      >
        {props.children}
      </td>
    )
  }
  return (
    <td {...cellRole} className={cn(cell, props.isWide && 'max-sm:col-span-2')}>
      <span aria-hidden className="text-muted sm:hidden">
        {props.label}
      </span>
      {props.value ?? <NotNoted />}
    </td>
  )
}

function shown(key: DayField, value: number | null): string | null {
  if (value === null) return null
  return key === 'spentCents' ? euroText(value) : formatNumber(value)
}
