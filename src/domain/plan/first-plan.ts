import { visibleText } from '@/domain/base/text/visible-text'
import { startOf } from '@/domain/base/text/cut-text'
import { capital, counted, spelled } from '@/domain/base/text/french-count'
import { PROJECT_TITLE_MAX } from '@/domain/base/text/text-limits'
import {
  addDays,
  localDateOf,
  sevenDaysFrom,
  weekdayOfDate,
  type LocalDate,
} from '@/domain/base/time/local-date'
import { WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'
import { projectItemId } from '@/domain/projects/project-sections'
import type { CriterionKey } from '@/domain/research/candidate'
import type { Budget, PlanAnswers, Stage } from './answers'
import { ifThenFor } from './if-then'
import { STEPS_BEFORE_A_SHOP } from './tasks/before-a-shop'
import { MEANS, type Steps, type TaskTemplate } from './tasks/step'
import { STEPS_WITH_A_PRODUCT } from './tasks/with-a-product'
import { STEPS_WITH_A_SHOP } from './tasks/with-a-shop'

export interface PlannedTodo extends TaskTemplate {
  readonly date: LocalDate
}

/** Text for a project's item; `item` is its id, « product-1 ». */
export interface PlannedText {
  readonly item: string
  readonly content: string
}

export interface PlannedProject {
  readonly title: string
  readonly texts: readonly PlannedText[]
}

export type ThreeCriteria = readonly [CriterionKey, CriterionKey, CriterionKey]

/** Present parts of a plan, which are not proposed again. */
export interface AlreadyThere {
  readonly todos: readonly string[]
  /** True if an open project has this plan's title. */
  readonly hasProject: boolean
}

export const NOTHING_THERE: AlreadyThere = { todos: [], hasProject: false }

/** The plan proposed from the answers. The person may untick each line; the stored plan is a `ChosenPlan`. */
export interface FirstPlan {
  /** Null: the project exists already. */
  readonly project: PlannedProject | null
  /** 3, 5 or 7 todos without the present ones, in the order of work. */
  readonly todos: readonly PlannedTodo[]
  readonly openTodos: number
  readonly criteria: ThreeCriteria
  /** '' for none. */
  readonly ifThen: string
}

export interface ChosenPlan {
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

/** With little money: products that sell without ads and leave a margin. With money for ads: products understood at a glance. */
const CRITERIA_FOR: Readonly<Record<Budget, ThreeCriteria>> = {
  none: ['goodMargin', 'solvesProblem', 'provenSuccess'],
  under300: ['goodMargin', 'solvesProblem', 'provenSuccess'],
  under1000: ['goodMargin', 'solvesProblem', 'beforeAfter'],
  more: ['wowEffect', 'goodMargin', 'beforeAfter'],
  unknown: ['goodMargin', 'solvesProblem', 'provenSuccess'],
}

/** More hours add no tasks: the results of the first week decide the next tasks. */
const FULL_WEEK_HOURS = 10

/** From this hour on, today counts as over: its tasks are planned for the same weekday of next week. */
const LATE_HOUR = 21

/**
 * The plan with the dates that were shown at `seen`, or with those from `now` on where one of them is over by now: nobody is late on the
 * first day.
 */
export function plannedSince(seen: Date, now: Date, answers: PlanAnswers, there = NOTHING_THERE): FirstPlan {
  const shown = firstPlan(answers, seen, there)
  const isLate = shown.todos.some(({ date }) => date < localDateOf(now))
  return isLate ? firstPlan(answers, now, there) : shown
}

/** Made only of the answers; missing answers are replaced by a beginner's. */
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

/** Total time of the ticked tasks; says that the whole week is full for a person who has more time. */
export function weekText(
  { todos, openTodos }: FirstPlan,
  ticked: ChosenPlan['todos'],
  hours: PlanAnswers['hours'],
): string {
  if (todos.length === 0) return 'Ses tâches sont déjà dans votre liste.'
  const minutes = ticked.reduce((sum, todo) => sum + todo.minutes, 0)
  const isFull = ticked.length === todos.length && hours !== null && hours >= FULL_WEEK_HOURS
  return [
    ticked.length === 0
      ? 'Aucune tâche n’est cochée'
      : `${counted(ticked.length, 'tâche')}, ${durationText(minutes)} en tout`,
    isFull ? '\u00a0: une première semaine n’en compte pas plus, même avec plus de temps.' : '.',
    openTodos === 0 ? '' : ` ${othersText(openTodos)} déjà dans votre liste.`,
  ].join('')
}

/** Text of a task in the list; its duration helps to begin. */
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
  const coming = comingDates(days.length === 0 ? WEEKDAYS : days, now)
  return tasks.flatMap(({ minutes, text }, index) => {
    const date = coming[Math.floor((index * coming.length) / tasks.length)]
    return date ? [{ minutes, text, date }] : []
  })
}

/** The next seven days that fall on these weekdays; from `LATE_HOUR` on they begin with tomorrow. */
function comingDates(days: readonly Weekday[], now: Date): readonly LocalDate[] {
  const from = addDays(localDateOf(now), now.getHours() >= LATE_HOUR ? 1 : 0)
  return sevenDaysFrom(from).filter((date) => days.includes(weekdayOfDate(date)))
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
