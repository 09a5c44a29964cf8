import { useEffect, useRef } from 'react'
import { OBSTACLES, PLAN_IF_THEN_MAX } from '@/domain/plan/answers'
import { Choices } from './choices'
import { LongAnswer } from './long-answer'
import type { BodyProps } from './plan-answers'

export function ObstacleQuestion({ answers: { obstacle, ifThen }, onAnswer }: BodyProps) {
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
            On tient mieux ce qu'on a écrit soi-même.
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
    </>
  )
}
