import { useId } from 'react'
import { WEEKDAYS, weekdayLabel, type Weekday } from '@/domain/base/time/weekday'

interface DayPillsProps {
  label: string
  day: Weekday
  onChange: (day: Weekday) => void
}

/** The seven days as touch targets, in one row where there is room. */
export function DayPills({ label, day, onChange }: DayPillsProps) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{label}</legend>
      <div className="grid max-w-md grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
        {WEEKDAYS.map((value) => (
          <label key={value} className="relative cursor-pointer">
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === day}
              aria-label={weekdayLabel(value)}
              onChange={() => onChange(value)}
              className="peer sr-only"
            />
            <span
              aria-hidden
              className="grid min-h-target place-items-center rounded-full border border-line-strong text-fine font-semibold text-muted transition-colors duration-quick peer-checked:border-brand peer-checked:bg-brand peer-checked:text-on-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus hover:bg-brand-soft peer-checked:hover:bg-brand-hover forced-colors:peer-checked:underline"
            >
              {weekdayLabel(value).slice(0, 3)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
