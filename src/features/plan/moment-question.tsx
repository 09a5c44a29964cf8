import { SelectField } from '@/ui/fields/select-field'
import type { BodyProps } from './plan-answers'
import { SubQuestion } from './sub-question'

const EARLIEST = 6
const HOURS_OF_DAY = [
  { value: '', label: 'Je verrai plus tard' },
  ...Array.from({ length: 18 }, (_, index) => {
    const hour = EARLIEST + index
    return { value: String(hour), label: `${hour}\u00a0h` }
  }),
]

/** The hour of the weekly moment, on the first of the chosen days; nothing without a day. */
export function MomentQuestion({ answers: { days, moment }, onAnswer }: BodyProps) {
  const [day] = days
  if (!day) return null
  return (
    <SubQuestion id="moment" title={`À quelle heure, le ${day}\u00a0?`}>
      <SelectField
        label="Heure"
        options={HOURS_OF_DAY}
        value={moment ? String(moment.hour) : ''}
        className="sm:w-1/2"
        onChange={(hour) => onAnswer({ moment: hour === '' ? null : { day, hour: Number(hour) } })}
      />
    </SubQuestion>
  )
}
