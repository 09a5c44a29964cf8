import type { Weekday } from '@/domain/base/weekday'
import type { CriterionKey } from '@/domain/research/candidate'
import type { Obstacle, PlanAnswers, PlanMoment } from './answers'

export interface PlannedTodo {
  readonly text: string
  readonly day: Weekday
  readonly minutes: number
}

/** A text for an item of the project: `item` is its id, « product-1 ». */
export interface PlannedText {
  readonly item: string
  readonly content: string
}

export interface PlannedProject {
  readonly title: string
  /** Only what the person typed. */
  readonly texts: readonly PlannedText[]
}

/** What the answers come to. Each line can be left out: what is written is a `ChosenPlan`. */
export interface FirstPlan {
  readonly project: PlannedProject
  /** 3, 5 or 7, in the order in which they are to be done. */
  readonly todos: readonly PlannedTodo[]
  readonly criteria: readonly [CriterionKey, CriterionKey, CriterionKey]
  /** '': there is none. */
  readonly ifThen: string
}

/** What the person left ticked. */
export interface ChosenPlan {
  /** null: no project. */
  readonly project: PlannedProject | null
  readonly todos: readonly PlannedTodo[]
  readonly criteria: readonly CriterionKey[]
  readonly ifThen: string
}

export function firstPlan(answers: PlanAnswers, now: Date): FirstPlan {
  void now
  return {
    project: { title: answers.product, texts: [] },
    todos: [],
    criteria: ['solvesProblem', 'goodMargin', 'provenSuccess'],
    ifThen: answers.ifThen,
  }
}

/** « Si … alors je … » to begin with, for the person to change; '' where there is nothing to say. */
export function ifThenFor(obstacle: Obstacle | null, moment: PlanMoment | null): string {
  return obstacle === null && moment === null ? '' : 'Si …, alors je …'
}
