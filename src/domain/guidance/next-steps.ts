import { dayName } from '@/domain/base/time/day-name'
import { addDays, localDateOf, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { WEEKDAYS, type Weekday } from '@/domain/base/time/weekday'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import { launchPart, type LaunchStanding } from '@/domain/launch/standing'
import { prepareSteps } from './launch-steps'
import { candidateSteps, hasChosen, linkSteps, saleSteps, testSteps } from './product-steps'
import type { Project } from '@/domain/projects/project'
import {
  PROJECT_SECTIONS,
  SECTIONS_BY_NEED,
  type ProjectSectionKey,
} from '@/domain/projects/project-sections'
import { addressText, type PlacedCandidate } from '@/domain/research/candidate-address'
import type { Statement } from '@/domain/money/statement'
import type { SellerInputs } from '@/domain/money/sale-inputs'
import type { SalesTest } from '@/domain/sales-tests/sales-test'
import type { ComingDay } from '@/domain/todos/coming-days'
import type { Todo } from '@/domain/todos/todo'
import { wasMadeAt } from '@/domain/todos/todo-ids'
import { isToDo } from '@/domain/todos/week-of-todo'
import type { Week } from '@/domain/weeks/week'
import { dueWeek } from '@/domain/weeks/week-to-review'

/** Data for the next step. Null: not read; steps that need it are left out. */
export interface GuidanceFacts {
  readonly plan: StoredPlan | null
  /** The newest ones, newest first, as on this device. */
  readonly projects: readonly Project[] | null
  /** « Mise en vente » of each of these projects. */
  readonly launches: readonly LaunchStanding[] | null
  /** The newest ones, newest first. */
  readonly candidates: readonly PlacedCandidate[] | null
  /** The person's settings for the calculation of a sale. */
  /** Null: the profile was not read. */
  readonly seller: SellerInputs | null
  /** True if sections exist; they may contain older candidates that were not read. */
  readonly hasSections: boolean | null
  readonly today: readonly Todo[] | null
  /** Open todos of this week's past days: the first ones, and whether there are more. */
  readonly leftOver: LeftOver | null
  /** Todos of the next six days. */
  readonly coming: readonly ComingDay[] | null
  /** True if any todo exists, done ones included. */
  readonly hasTodos: boolean | null
  /** The newest sales tests, newest first. */
  readonly tests: readonly SalesTest[] | null
  readonly hasSold: boolean | null
  readonly reviews: KnownReviews | null
  /** The next lesson; 'none': no lesson was begun, or all are done. */
  readonly lesson: LessonName | 'none' | null
}

export interface KnownReviews {
  /** Null: none. */
  readonly last: Pick<Week, 'monday' | 'priorities'> | null
  /** Creation date of the account. Null: unknown, so no review is due. */
  readonly since: Date | null
}

export interface LeftOver {
  readonly todos: readonly Todo[]
  readonly hasMore: boolean
}

interface Titled {
  readonly id: string
  readonly title: string
}

export type LessonName = Titled
export type ProjectName = Titled

/**
 * Why a link is missing. `first`: there is none; `unseen`: none was read, older tables may hold some; `chosen`: none of the product that the plan
 * is made for; `another`: no product that was read leads to the first sale.
 */
export type LinkReason = 'first' | 'unseen' | 'chosen' | 'another'

export type Step =
  | { readonly kind: 'plan' }
  | { readonly kind: 'review'; readonly monday: LocalDate }
  | { readonly kind: 'todo'; readonly todo: Todo; readonly open: number }
  | {
      readonly kind: 'leftover'
      readonly count: number
      readonly hasMore: boolean
      readonly days: readonly Weekday[]
    }
  | { readonly kind: 'link'; readonly reason: LinkReason }
  | { readonly kind: 'judge'; readonly candidate: PlacedCandidate }
  /** A promising product whose statement is not known, or with which each sale loses money. `restCents` null: not known. */
  | { readonly kind: 'statement'; readonly candidate: PlacedCandidate; readonly restCents: number | null }
  | { readonly kind: 'launch'; readonly candidate: PlacedCandidate; readonly sale: Statement }
  /** Today's numbers of a running test. */
  | { readonly kind: 'note'; readonly test: SalesTest; readonly today: LocalDate }
  /** A test that is over. */
  | { readonly kind: 'decide'; readonly test: SalesTest }
  | { readonly kind: 'project'; readonly candidate: PlacedCandidate; readonly sale: Statement }
  | {
      readonly kind: 'item'
      readonly project: ProjectName
      readonly section: ProjectSectionKey
      readonly index: number
    }
  /** « Mise en vente » of a project whose offer is written, or that was begun. */
  | { readonly kind: 'prepare'; readonly launch: LaunchStanding }
  /** The first todo of the coming days, for a person who follows a plan. */
  | { readonly kind: 'coming'; readonly todo: Todo; readonly day: Weekday; readonly dayName: string }
  /** `dayName`: « samedi », « lundi 30 nov. » */
  | { readonly kind: 'day'; readonly day: Weekday; readonly dayName: string }
  | { readonly kind: 'lesson'; readonly lesson: LessonName }
  | { readonly kind: 'coach'; readonly project: ProjectName | null }

/** Possible steps, most important first. A rule without its data yields none; « rien d'urgent » needs all data. */
export function nextSteps(facts: GuidanceFacts, now: Date): readonly Step[] {
  const planTodo = planTodoSteps(facts, now)
  const link = linkSteps(facts, now)
  const steps = [
    ...planSteps(facts),
    ...testSteps(facts, now),
    ...reviewSteps(facts, now),
    ...todoSteps(facts, now),
    ...leftOverSteps(facts),
    ...planTodo.tomorrow,
    ...saleSteps(facts),
    ...planTodo.later,
    ...candidateSteps(facts),
    ...link.beforeProject,
    ...prepareSteps(facts),
    ...itemSteps(facts),
    ...link.afterProject,
    ...daySteps(facts, now),
    ...lessonSteps(facts),
  ]
  if (steps.length > 0 || !isAllRead(facts)) return steps
  const [project = null] = facts.projects ?? []
  return [{ kind: 'coach', project: project && nameOf(project) }]
}

function planSteps({ plan, projects, hasTodos }: GuidanceFacts): Step[] {
  return plan?.madeAt === '' && projects?.length === 0 && hasTodos === false ? [{ kind: 'plan' }] : []
}

function reviewSteps({ reviews }: Pick<GuidanceFacts, 'reviews'>, now: Date): Step[] {
  const monday = reviews && dueWeek({ lastClosed: reviews.last?.monday ?? null, since: reviews.since }, now)
  return monday ? [{ kind: 'review', monday }] : []
}

/** Open todos of today in the list's order; needs only the list. */
export function todoSteps({ today }: Pick<GuidanceFacts, 'today'>, now: Date): Step[] {
  const open = today?.filter((todo) => isToDo(todo, now)) ?? []
  return open.map((todo) => ({ kind: 'todo', todo, open: open.length }))
}

function leftOverSteps({ leftOver }: GuidanceFacts): Step[] {
  if (!leftOver || leftOver.todos.length === 0) return []
  const { todos, hasMore } = leftOver
  const days = WEEKDAYS.filter((day) => todos.some(({ dayOfWeek }) => dayOfWeek === day))
  return [{ kind: 'leftover', count: todos.length, hasMore, days }]
}

/**
 * The first task of the plan on the coming days: one for tomorrow comes before all that the plan does not name, a later one behind the steps
 * of a promising product. For a person who has chosen a product and has none in the research yet, any coming todo. Never a repeating one:
 * « Le faire maintenant » would move it to another weekday for all weeks.
 */
function planTodoSteps(
  { plan, candidates, coming }: GuidanceFacts,
  now: Date,
): Readonly<Record<'tomorrow' | 'later', readonly Step[]>> {
  const none = { tomorrow: [], later: [] }
  if (!plan || plan.madeAt === '' || !coming) return none
  const tomorrow = addDays(localDateOf(now), 1)
  const madeAt = new Date(plan.madeAt)
  const isAny = candidates?.length === 0 && hasChosen(plan)
  for (const { date, day, todos } of coming) {
    const todo = todos.find(({ id, repeats }) => !repeats && (isAny || wasMadeAt(id, madeAt)))
    if (!todo) continue
    const step: Step = { kind: 'coming', todo, day, dayName: dayName(date, localDateOf(now)) }
    return { ...none, [date === tomorrow ? 'tomorrow' : 'later']: [step] }
  }
  return none
}

/** Items of the last changed project that is not completed. */
function itemSteps({ projects }: GuidanceFacts): Step[] {
  const project = projects?.find(({ status }) => status !== 'completed')
  if (!project) return []
  return SECTIONS_BY_NEED.flatMap((section) =>
    project.sections[section].flatMap(({ completed }, index): Step[] =>
      completed ? [] : [{ kind: 'item', project: nameOf(project), section, index }],
    ),
  )
}

function daySteps({ coming }: GuidanceFacts, now: Date): Step[] {
  if (coming?.length !== 0) return []
  const tomorrow = addDays(localDateOf(now), 1)
  return [{ kind: 'day', day: weekdayOfDate(tomorrow), dayName: dayName(tomorrow, localDateOf(now)) }]
}

function lessonSteps({ lesson }: GuidanceFacts): Step[] {
  return lesson === null || lesson === 'none' ? [] : [{ kind: 'lesson', lesson }]
}

/** Without `hasTodos` and `hasSections`, which are read only when needed. */
function isAllRead({ plan, projects, candidates, today, leftOver, ...rest }: GuidanceFacts): boolean {
  const { coming, reviews, lesson, tests, hasSold, seller } = rest
  const all = [plan, projects, candidates, today, leftOver, coming, reviews, lesson, tests, hasSold, seller]
  return all.every((fact) => fact !== null)
}

function nameOf({ id, title }: Project): ProjectName {
  return { id, title }
}

export function itemTitle({ section, index }: Extract<Step, { kind: 'item' }>): string {
  return PROJECT_SECTIONS.find(({ key }) => key === section)?.items[index] ?? ''
}

/** Stable id of a step, the same on another day and after a reload. */
export function stepKey(step: Step): string {
  switch (step.kind) {
    case 'todo':
    case 'coming':
      return `${step.kind}:${step.todo.id}`
    case 'judge':
    case 'statement':
    case 'launch':
    case 'project':
      return `${step.kind}:${addressText(step.candidate)}`
    case 'note':
      return `note:${step.test.id}/${step.today}`
    case 'decide':
      return `decide:${step.test.id}`
    case 'prepare':
      return `prepare:${step.launch.project.id}/${launchPart(step.launch)}`
    case 'item':
      return `item:${step.project.id}/${step.section}-${step.index + 1}`
    case 'day':
      return `day:${step.day}`
    case 'review':
      return `review:${step.monday}`
    case 'lesson':
      return `lesson:${step.lesson.id}`
    case 'plan':
    case 'leftover':
    case 'link':
    case 'coach':
      return step.kind
  }
}

/** The step to show and at most two others; other kinds come first, because a person who asks for another step wants a different one. */
export function offeredSteps(steps: readonly Step[], isPutOff: (step: Step) => boolean): readonly Step[] {
  const left = steps.filter((step) => !isPutOff(step))
  const kinds = new Set<Step['kind']>()
  const firsts = left.filter(({ kind }) => !kinds.has(kind) && kinds.add(kind))
  const rest = left.filter((step) => !firsts.includes(step))
  return [...firsts, ...rest].slice(0, 3)
}
