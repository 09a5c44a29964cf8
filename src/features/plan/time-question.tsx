import { HOURS } from '@/domain/plan/answers'
import { Choices } from './choices'
import type { BodyProps } from './plan-answers'
import { SubQuestion } from './sub-question'
import { WeekDays } from './week-days'

export function TimeQuestion({ answers: { hours, days }, onAnswer }: BodyProps) {
  return (
    <>
      <Choices
        name="hours"
        choices={HOURS}
        value={hours}
        className="grid-cols-2"
        onChange={(next) => onAnswer({ hours: next })}
      />
      <SubQuestion id="jours" title={'Quels jours\u00a0?'}>
        <WeekDays days={days} labelledBy="jours" onChange={(next) => onAnswer({ days: next })} />
      </SubQuestion>
    </>
  )
}
