import { addDays, dateAt, localDateOf, weekdayOfDate, type LocalDate } from '@/domain/base/time/local-date'
import { foldText } from '@/domain/base/text/fold-text'
import { planSections, type Project } from '@/domain/projects/project'
import { SECTIONS_BY_NEED } from '@/domain/projects/project-sections'
import type { Todo } from '@/domain/todos/todo'
import { isDone } from '@/domain/todos/week-of-todo'
import { isTaken } from '@/domain/coach/cards/card-head'
import { kindOf, type Card } from '@/domain/coach/cards/card-kinds'
import { proposalSubject } from '@/domain/coach/cards/proposal'
import type { ChatMessage } from '@/domain/coach/conversation/conversation'
import { looksLikeKey, withKeysInWords } from './own-keys'
import { starterOf } from '@/domain/coach/conversation/starter'

export interface FollowUpFacts {
  readonly cards: readonly Card[]
  /** The project in view. Null: none, or not shared with the coach. */
  readonly project: Pick<Project, 'id' | 'title' | 'sections'> | null
  readonly todos: readonly Todo[] | null
  readonly messages: readonly Pick<ChatMessage, 'role' | 'content'>[]
}

export const FOLLOW_UPS_MAX = 3

/**
 * Next questions, computed from open cards, empty items and free days, without a model. Leaves out questions asked in this conversation and
 * points that the last answer covers.
 */
export function followUps({ cards, project, todos, messages }: FollowUpFacts, now: Date): readonly string[] {
  const said = (role: ChatMessage['role']) => messages.filter((each) => each.role === role).map(folded)
  const asked = said('user')
  const answer = said('assistant').at(-1) ?? ''
  const others = [
    aboutCards(cards, answer),
    project && aboutGap(project, cards, asked),
    todos && aboutDays(todos, cards, answer, now),
  ]
    .flatMap((question) => (question === null ? [] : [withKeysInWords(question)]))
    .filter((question) => !looksLikeKey(question) && !asked.some((each) => each.includes(foldText(question))))
  return [...anotherText(cards), ...others].slice(0, FOLLOW_UPS_MAX)
}

/** Not filtered by earlier questions: the person may ask for another text any number of times. */
function anotherText(cards: readonly Card[]): readonly string[] {
  if (cards.some(isTaken)) return []
  const [one, ...more] = cards.filter(({ state }) => state === 'open')
  if (one?.proposed.genre !== 'element' || more.length > 0) return []
  return [`Remplis «\u00a0${proposalSubject(one.proposed)}\u00a0» autrement.`]
}

function folded({ content }: Pick<ChatMessage, 'content'>): string {
  return foldText(content)
}

/** Once a card was taken, the person has chosen: the untouched ones are not asked about. */
function aboutCards(cards: readonly Card[], answer: string): string | null {
  const open = cards.some(isTaken) ? [] : cards.filter(({ state }) => state === 'open')
  if (open.length > 1) {
    return answer.includes('commence par')
      ? null
      : 'Par laquelle de ces propositions commencer, et pourquoi\u00a0?'
  }
  const [one] = open
  if (one) return kindOf(one).followUp(one.proposed)
  const taken = cards.find((card) => isTaken(card) && card.proposed.genre === 'tache')
  return taken ? `Comment bien commencer «\u00a0${proposalSubject(taken.proposed)}\u00a0»\u00a0?` : null
}

/** Only while the person writes the project: the next empty item that was neither asked for nor proposed. */
function aboutGap(
  project: NonNullable<FollowUpFacts['project']>,
  cards: readonly Card[],
  asked: readonly string[],
): string | null {
  const sections = planSections(project.sections)
  const titles = sections.flatMap(({ filled, missing }) => [...filled.map(({ title }) => title), ...missing])
  const proposed = cards.flatMap(({ proposed }) =>
    proposed.genre === 'element' ? [foldText(proposalSubject(proposed))] : [],
  )
  const isWriting = proposed.length > 0 || titles.some((title) => asked.at(-1)?.includes(foldText(title)))
  if (!isWriting) return null
  const known = [...asked, ...proposed]
  const item = SECTIONS_BY_NEED.flatMap(
    (wanted) => sections.find(({ key }) => key === wanted)?.missing ?? [],
  ).find((title) => !known.some((each) => each.includes(foldText(title))))
  return item === undefined ? null : starterOf({ kind: 'item', project, item })
}

/** Null if a todo is planned for one of the next two days, or the answer or a card proposes one. */
function aboutDays(todos: readonly Todo[], cards: readonly Card[], answer: string, now: Date): string | null {
  const next = [1, 2].map((ahead) => addDays(localDateOf(now), ahead))
  const days = next.map(weekdayOfDate)
  const isOn = (todo: Todo, date: LocalDate) =>
    weekdayOfDate(date) === todo.dayOfWeek && !isDone(todo, dateAt(date))
  if (todos.some((todo) => next.some((date) => isOn(todo, date)))) return null
  if (cards.some(({ proposed }) => proposed.genre === 'tache' && days.includes(proposed.jour))) return null
  if (['demain', ...days].some((day) => new RegExp(`\\b${day}\\b`).test(answer))) return null
  return `Propose-moi une petite tâche pour ${days.join(' ou ')}.`
}
