import { useId } from 'react'
import { capital } from '@/domain/base/text/french-count'
import { datedDay } from '@/domain/base/time/day-name'
import { dateAt, sevenDaysFrom, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { WEEKDAYS, weekdayLabel, type Weekday } from '@/domain/base/time/weekday'

interface DayPillsProps {
  label: string
  day: Weekday
  /** The next seven days with their dates, from this one on; null: the weekdays, of something that comes every week. */
  from: LocalDate | null
  onChange: (day: Weekday) => void
}

/** Seven days as touch targets, in one row where there is room. */
export function DayPills({ label, day, from, onChange }: DayPillsProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid max-w-md grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {daysFrom(from).map(({ value, date }) => (
          <label key={value} className="relative cursor-pointer">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === day}
              aria-label={date && from ? capital(datedDay(date, from)) : weekdayLabel(value)}
              onChange={() => onChange(value)}
              className="peer sr-only"
            />
            <span
              aria-hidden
              className="flex min-h-target flex-col items-center justify-center rounded-field border border-line-strong text-fine leading-4 font-semibold text-muted transition-colors duration-quick peer-checked:border-ink peer-checked:bg-ink peer-checked:text-canvas peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus hover:bg-hover peer-checked:hover:bg-ink active:bg-pressed forced-colors:peer-checked:underline"
            >
              {weekdayLabel(value).slice(0, 3)}
              {date && <span className="tabular-nums">{dateAt(date).getDate()}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function daysFrom(
  from: LocalDate | null,
): readonly { readonly value: Weekday; readonly date: LocalDate | null }[] {
  if (from === null) return WEEKDAYS.map((value) => ({ value, date: null }))
  return sevenDaysFrom(from).map((date) => ({
    value: weekdayOfDate(date),
    date,
  }))
}
