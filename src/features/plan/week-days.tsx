import { WEEKDAYS, weekdayLabel, type Weekday } from '@/domain/base/time/weekday'

interface WeekDaysProps {
  days: readonly Weekday[]
  labelledBy: string
  onChange: (days: readonly Weekday[]) => void
}

export function WeekDays({ days, labelledBy, onChange }: WeekDaysProps) {
  return (
    <fieldset aria-labelledby={labelledBy} className="min-w-0">
      <div className="grid grid-cols-7 gap-1 max-[22.5rem]:grid-cols-4 sm:gap-2">
        {WEEKDAYS.map((day) => (
          <label key={day} className="relative cursor-pointer">
            <input
              type="checkbox"
              value={day}
              checked={days.includes(day)}
              aria-label={weekdayLabel(day)}
              onChange={(event) => {
                const isWanted = event.target.checked
                onChange(WEEKDAYS.filter((each) => (each === day ? isWanted : days.includes(each))))
              }}
              className="peer sr-only"
            />
            <span
              aria-hidden
              className="grid min-h-12 place-items-center rounded-full border-2 border-line-strong bg-surface text-small font-semibold transition-colors duration-quick peer-checked:border-ink peer-checked:bg-ink peer-checked:text-canvas peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus hover:bg-hover peer-checked:hover:bg-ink active:bg-pressed forced-colors:peer-checked:underline"
            >
              {weekdayLabel(day).slice(0, 3)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
