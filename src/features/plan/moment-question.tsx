import { parseWeekday, WEEKDAYS, weekdayLabel } from '@/domain/base/time/weekday'
import { cn } from '@/lib/cn'
import { SelectField } from '@/ui/fields/select-field'
import type { BodyProps } from './plan-answers'

const NO_DAY = { value: '', label: 'Je verrai plus tard' } as const
const DAYS = [NO_DAY, ...WEEKDAYS.map((day) => ({ value: day, label: weekdayLabel(day) }))]
const EARLIEST = 6
const HOURS_OF_DAY = Array.from({ length: 18 }, (_, index) => {
  const hour = EARLIEST + index
  return { value: String(hour), label: `${hour}\u00a0h` }
})
/** After work; used when only the day is chosen. */
const USUAL_HOUR = 18

export function MomentQuestion({ answers: { moment }, onAnswer }: BodyProps) {
  return (
    <div className={cn('grid gap-3 sm:grid-cols-2', moment && 'grid-cols-2')}>
      <SelectField
        label="Jour"
        options={DAYS}
        value={moment?.day ?? ''}
        onChange={(value) => {
          const day = parseWeekday(value)
          onAnswer({ moment: day && { day, hour: moment?.hour ?? USUAL_HOUR } })
        }}
      />
      {moment && (
        <SelectField
          label="Heure"
          options={HOURS_OF_DAY}
          value={String(moment.hour)}
          onChange={(hour) => onAnswer({ moment: { ...moment, hour: Number(hour) } })}
        />
      )}
    </div>
  )
}
