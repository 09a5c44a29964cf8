import { useState } from 'react'
import { OBSTACLES, PLAN_IF_THEN_MAX } from '@/domain/plan/answers'
import { Choices } from './choices'
import { LongAnswer } from './long-answer'
import { MomentQuestion } from './moment-question'
import type { BodyProps } from './plan-answers'
import { SubQuestion } from './sub-question'

export function ObstacleQuestion({ answers, onAnswer }: BodyProps) {
  const { obstacle, moment, ifThen } = answers
  const isSentenceShown = obstacle !== null || moment !== null || ifThen !== ''
  const [wasSentenceShown] = useState(isSentenceShown)
  return (
    <>
      <Choices
        name="obstacle"
        choices={OBSTACLES}
        value={obstacle}
        className="min-[30rem]:grid-cols-2"
        onChange={(next) => onAnswer({ obstacle: next })}
      />
      <MomentQuestion answers={answers} onAnswer={onAnswer} />
      {isSentenceShown && (
        <SubQuestion id="parade" title="Mon plan B" isRevealed={!wasSentenceShown}>
          <p id="parade-aide" className="-mt-1 text-small text-muted">
            Si je bloque, alors je…
          </p>
          <LongAnswer
            name="ifThen"
            aria-labelledby="parade"
            aria-describedby="parade-aide"
            maxLength={PLAN_IF_THEN_MAX}
            value={ifThen}
            onText={(next) => onAnswer({ ifThen: next })}
          />
        </SubQuestion>
      )}
    </>
  )
}
