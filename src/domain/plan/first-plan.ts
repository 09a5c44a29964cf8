import { visibleText } from '@/domain/base/text/visible-text'
import { startOf } from '@/domain/base/text/cut-text'
import { capital, counted, spelled } from '@/domain/base/text/french-count'
import { PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import { WEEKDAYS, weekdayOf, type Weekday } from '@/domain/base/time/weekday'
import { projectItemId } from '@/domain/projects/project-sections'
import type { CriterionKey } from '@/domain/research/candidate'
import type { Budget, PlanAnswers, Stage } from './answers'
import { ifThenFor } from './if-then'
import { STEPS_BEFORE_A_SHOP } from './tasks/before-a-shop'
import { MEANS, type Steps, type TaskTemplate } from './tasks/step'
import { STEPS_WITH_A_PRODUCT } from './tasks/with-a-product'
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

/** What of a plan somebody has already: it is not proposed again. */
export interface AlreadyThere {
  /** Their open todos, as they are written in the list. */
  readonly todos: readonly string[]
  /** A project of this plan's title goes on. */
  readonly hasProject: boolean
}

export const NOTHING_THERE: AlreadyThere = { todos: [], hasProject: false }

/** What the answers come to. Each line can be left out: what is written is a `ChosenPlan`. */
export interface FirstPlan {
  /** null: it is there already. */
  readonly project: PlannedProject | null
  /** 3, 5 or 7 less what is there already, in the order in which they are to be done. */
  readonly todos: readonly PlannedTodo[]
  /** How many of its todos are there already. */
  readonly openTodos: number
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

const STEPS: Readonly<Record<Stage, Steps>> = {
  ...STEPS_BEFORE_A_SHOP,
  product: STEPS_WITH_A_PRODUCT,
  ...STEPS_WITH_A_SHOP,
}

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

/** From here on more time makes no longer week: what is learnt by these tasks decides what comes next. */
const FULL_WEEK_HOURS = 10

/** From here on today is over: what was to be done today is for the same day of next week. */
const LATE_HOUR = 21

/** Made of the answers alone; what was left out is answered for somebody who begins. */
export function firstPlan(answers: PlanAnswers, now: Date, there = NOTHING_THERE): FirstPlan {
  const { obstacle, moment } = answers
  const typed = visibleText(answers.ifThen)
  const tasks = firstTasks(answers)
  const newTasks = tasks.filter((task) => !there.todos.includes(todoText(task)))
  return {
    project: there.hasProject ? null : firstProject(answers),
    todos: onDays(newTasks, answers.days, now),
    openTodos: tasks.length - newTasks.length,
    criteria: CRITERIA_FOR[answers.budget ?? 'unknown'],
    ifThen: typed === '' ? ifThenFor(obstacle, moment) : typed,
  }
}

/** What the week comes to, and that it holds no more for who has more time. */
export function weekText({ todos, openTodos }: FirstPlan, hours: PlanAnswers['hours']): string {
  if (todos.length === 0) return 'Ses tâches sont déjà dans votre liste.'
  const minutes = todos.reduce((sum, todo) => sum + todo.minutes, 0)
  const isFull = hours !== null && hours >= FULL_WEEK_HOURS
  return [
    `${counted(todos.length, 'tâche')}, ${durationText(minutes)} en tout`,
    isFull ? "\u00a0: une première semaine n'en compte pas plus, même avec plus de temps." : '.',
    openTodos === 0 ? '' : ` ${othersText(openTodos)} déjà dans votre liste.`,
  ].join('')
}

/** A task as it is written into the list: how long it takes is what makes one begin. */
export function todoText({ text, minutes }: TaskTemplate): string {
  return `${text} (${minutes}\u00a0min)`
}

function firstProject({ stage, product }: PlanAnswers): PlannedProject {
  const named = visibleText(product)
  if (named === '') return { title: TITLES[stage ?? 'desire'], texts: [] }
  return {
    title: startOf(named, PROJECT_TITLE_MAX),
    texts: [{ item: projectItemId('product', 0), content: named }],
  }
}

function firstTasks({ stage, budget, hours }: PlanAnswers): TaskTemplate[] {
  const means = MEANS[budget ?? 'unknown']
  return STEPS[stage ?? 'desire']
    .filter(({ from }) => from <= (hours ?? 2))
    .map(({ task }) => ('text' in task ? task : task[means]))
}

function onDays(tasks: readonly TaskTemplate[], days: readonly Weekday[], now: Date): PlannedTodo[] {
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

function othersText(count: number): string {
  return count === 1 ? 'Une autre est' : `${capital(spelled(count))} autres sont`
}

/** « 45 min », « 2 h », « 3 h 05 » */
function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${minutes}\u00a0min`
  return rest === 0 ? `${hours}\u00a0h` : `${hours}\u00a0h\u00a0${String(rest).padStart(2, '0')}`
}
