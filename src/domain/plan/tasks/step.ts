import type { Budget } from '@/domain/plan/answers'

/** Written by hand. It begins with a verb, ends with something on paper, and takes less than 45 minutes. */
export interface TaskTemplate {
  readonly minutes: number
  readonly text: string
}

/** What can be paid for: two of the answers ask for the same tasks. */
export type Means = 'none' | 'small' | 'larger' | 'unknown'

export const MEANS: Readonly<Record<Budget, Means>> = {
  none: 'none',
  under300: 'small',
  under1000: 'larger',
  more: 'larger',
  unknown: 'unknown',
}

export interface Step {
  /** Hours a week from which there is time for it. */
  readonly from: 2 | 5 | 10
  /** The same for everybody, or by what can be paid for. */
  readonly task: TaskTemplate | Readonly<Record<Means, TaskTemplate>>
}

/** Seven, in the order in which they are done: three with 2 hours a week, five with 5, all with 10. */
export type Steps = readonly Step[]
