import { addDays, dateAt, localDateOf, weekdayOfDate, type LocalDate } from '@/domain/base/local-date'
import { planSections, type Project } from '@/domain/projects/project'
import { SECTIONS_BY_NEED } from '@/domain/projects/project-sections'
import type { Todo } from '@/domain/todos/todo'
import { isDone } from '@/domain/todos/week-of-todo'
import type { Card } from './card'
import { cardSubject, isTaken } from './card-change'
import { starterOf } from './starter'

export interface FollowUpFacts {
  /** Under the last answer. */
  readonly cards: readonly Card[]
  /** The one in view; null: there is none, or the coach may not see it. */
  readonly project: Pick<Project, 'id' | 'title' | 'sections'> | null
  readonly todos: readonly Todo[] | null
  /** What was asked already is not asked again at once. */
  readonly lastQuestion: string
}

export const FOLLOW_UPS_MAX = 3

/** What one can go on with after an answer, computed from what it left open: no second call, nothing invented. */
export function followUps(
  { cards, project, todos, lastQuestion }: FollowUpFacts,
  now: Date,
): readonly string[] {
  const found = [aboutCards(cards), project && aboutGap(project), todos && aboutDays(todos, now)]
  return found
    .flatMap((question) => (question === null || question === lastQuestion ? [] : [question]))
    .slice(0, FOLLOW_UPS_MAX)
}

function aboutCards(cards: readonly Card[]): string | null {
  const open = cards.filter(({ state, proposed }) => state === 'open' && proposed)
  if (open.length > 1) return 'Par laquelle de ces propositions commencer, et pourquoi\u00a0?'
  const [one] = open
  if (one?.proposed) return `Pourquoi me proposes-tu «\u00a0${cardSubject(one.proposed)}\u00a0»\u00a0?`
  const taken = cards.find((card) => isTaken(card) && card.proposed?.genre === 'tache')
  return taken?.proposed ? `Comment bien commencer «\u00a0${cardSubject(taken.proposed)}\u00a0»\u00a0?` : null
}

function aboutGap(project: NonNullable<FollowUpFacts['project']>): string | null {
  const sections = planSections(project.sections)
  const [item] = SECTIONS_BY_NEED.flatMap(
    (wanted) => sections.find(({ key }) => key === wanted)?.missing ?? [],
  )
  return item === undefined ? null : starterOf({ kind: 'item', project, item })
}

/** Nothing is to be done tomorrow, nor the day after. */
function aboutDays(todos: readonly Todo[], now: Date): string | null {
  const next = [1, 2].map((ahead) => addDays(localDateOf(now), ahead))
  const isOn = (todo: Todo, date: LocalDate) =>
    weekdayOfDate(date) === todo.dayOfWeek && !isDone(todo, dateAt(date))
  if (todos.some((todo) => next.some((date) => isOn(todo, date)))) return null
  return `Propose-moi une petite tâche pour ${next.map(weekdayOfDate).join(' ou ')}.`
}
