import { startOf } from '@/domain/base/cut-text'
import { PROJECT_TITLE_MAX } from '@/domain/base/text-limits'
import { WEEKDAYS, weekdayOf, type Weekday } from '@/domain/base/weekday'
import { projectItemId } from '@/domain/projects/project-sections'
import type { CriterionKey } from '@/domain/research/candidate'
import type { Budget, PlanAnswers, Stage } from './answers'
import { ifThenFor } from './if-then'
import { STEPS_BEFORE_A_SHOP } from './tasks/before-a-shop'
import { MEANS, type Steps, type TaskTemplate } from './tasks/step'
import { STEPS_WITH_A_SHOP } from './tasks/with-a-shop'

export interface PlannedTodo extends TaskTemplate {
  readonly day: Weekday
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

export type ThreeCriteria = readonly [CriterionKey, CriterionKey, CriterionKey]

/** What the answers come to. Each line can be left out: what is written is a `ChosenPlan`. */
export interface FirstPlan {
  readonly project: PlannedProject
  /** 3, 5 or 7, in the order in which they are to be done. */
  readonly todos: readonly PlannedTodo[]
  readonly criteria: ThreeCriteria
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

const STEPS: Readonly<Record<Stage, Steps>> = { ...STEPS_BEFORE_A_SHOP, ...STEPS_WITH_A_SHOP }

const TITLES: Readonly<Record<Stage, string>> = {
  desire: 'Mon projet e-commerce',
  idea: 'Mon idée de produit',
  product: 'Mon produit',
  shop: 'Ma boutique',
  sales: 'Ma boutique',
}

/** Little money: what sells by itself and leaves something. Money for advertising: what is understood at a glance. */
const CRITERIA_FOR: Readonly<Record<Budget, ThreeCriteria>> = {
  none: ['goodMargin', 'solvesProblem', 'provenSuccess'],
  under300: ['goodMargin', 'solvesProblem', 'provenSuccess'],
  under1000: ['goodMargin', 'solvesProblem', 'beforeAfter'],
  more: ['wowEffect', 'goodMargin', 'beforeAfter'],
  unknown: ['goodMargin', 'solvesProblem', 'provenSuccess'],
}

/** From here on today is over: what was to be done today is for the same day of next week. */
const LATE_HOUR = 21

/** Made of the answers alone; what was left out is answered for somebody who begins. */
export function firstPlan(answers: PlanAnswers, now: Date): FirstPlan {
  const { obstacle, moment } = answers
  const typed = answers.ifThen.trim()
  return {
    project: firstProject(answers),
    todos: firstWeek(answers, now),
    criteria: CRITERIA_FOR[answers.budget ?? 'unknown'],
    ifThen: typed === '' ? ifThenFor(obstacle, moment) : typed,
  }
}

/** A task as it is written into the list: how long it takes is what makes one begin. */
export function todoText({ text, minutes }: TaskTemplate): string {
  return `${text} (${minutes}\u00a0min)`
}

function firstProject({ stage, product }: PlanAnswers): PlannedProject {
  const named = product.trim()
  if (named === '') return { title: TITLES[stage ?? 'desire'], texts: [] }
  return {
    title: startOf(named, PROJECT_TITLE_MAX),
    texts: [{ item: projectItemId('product', 0), content: named }],
  }
}

function firstWeek({ stage, budget, hours, days }: PlanAnswers, now: Date): PlannedTodo[] {
  const means = MEANS[budget ?? 'unknown']
  const tasks = STEPS[stage ?? 'desire']
    .filter(({ from }) => from <= (hours ?? 2))
    .map(({ task }) => ('text' in task ? task : task[means]))
  const coming = comingDays(days.length === 0 ? WEEKDAYS : days, now)
  return tasks.flatMap(({ minutes, text }, index) => {
    const day = coming[Math.floor((index * coming.length) / tasks.length)]
    return day ? [{ minutes, text, day }] : []
  })
}

/** In the order in which they come, today first while there is something left of it. */
function comingDays(days: readonly Weekday[], now: Date): readonly Weekday[] {
  const from = WEEKDAYS.indexOf(weekdayOf(now)) + (now.getHours() >= LATE_HOUR ? 1 : 0)
  return [...WEEKDAYS.slice(from), ...WEEKDAYS.slice(0, from)].filter((day) => days.includes(day))
}
