import type { Budget } from '@/domain/plan/answers'

/** Written by hand: begins with a verb, ends with a written result, and takes less than 45 minutes. */
export interface TaskTemplate {
  readonly minutes: number
  readonly text: string
}

/** Budget levels with different tasks; two of the five answers share one. */
export type Means = 'none' | 'small' | 'larger' | 'unknown'

export const MEANS: Readonly<Record<Budget, Means>> = {
  none: 'none',
  under300: 'small',
  under1000: 'larger',
  more: 'larger',
  unknown: 'unknown',
}

export interface Step {
  /** Minimum hours per week. */
  readonly from: 2 | 5 | 10
  /** One task for all budgets, or one per budget level. */
  readonly task: TaskTemplate | Readonly<Record<Means, TaskTemplate>>
}

/** Seven steps in the order of work: three for 2 hours a week, five for 5, all for 10. */
export type Steps = readonly Step[]
