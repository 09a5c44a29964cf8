import { useEffect, useRef } from 'react'
import { OBSTACLES, PLAN_IF_THEN_MAX } from '@/domain/plan/answers'
import { parseWeekday, WEEKDAYS, weekdayLabel } from '@/domain/base/time/weekday'
import { SelectField } from '@/ui/fields/select-field'
import { Choices } from './choices'
import { LongAnswer } from './long-answer'
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

export function ObstacleQuestion({ answers: { obstacle, ifThen, moment }, onAnswer }: BodyProps) {
  const parade = useRef<HTMLDivElement>(null)
  const wasSaid = useRef(obstacle !== null)
  useEffect(() => {
    if (obstacle === null || wasSaid.current) return
    wasSaid.current = true
    // The new question is below the visible part of a phone's screen.
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    parade.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
  }, [obstacle])

  return (
    <>
      <Choices
        name="obstacle"
        choices={OBSTACLES}
        value={obstacle}
        className="min-[30rem]:grid-cols-2"
        onChange={(next) => onAnswer({ obstacle: next })}
      />
      {(obstacle !== null || ifThen !== '') && (
        <div ref={parade} className="flex flex-col gap-2">
          <label htmlFor="parade" className="text-heading font-bold">
            Si… alors je…
          </label>
          <p id="parade-aide" className="text-small text-muted">
            Changez les mots&nbsp;: on tient mieux ce qu'on a écrit soi-même.
          </p>
          <LongAnswer
            id="parade"
            name="ifThen"
            aria-describedby="parade-aide"
            maxLength={PLAN_IF_THEN_MAX}
            value={ifThen}
            onText={(next) => onAnswer({ ifThen: next })}
          />
        </div>
      )}
      <fieldset className="min-w-0">
        <legend className="text-heading font-bold">Quel jour vous y mettez-vous&nbsp;?</legend>
        <div className="mt-2 grid grid-cols-2 gap-3">
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
      </fieldset>
    </>
  )
}
