import { PLAN_SUCCESS_MAX, type PlanAnswers } from '@/domain/plan/answers'
import { ifThenFor } from '@/domain/plan/if-then'
import { isBlank } from '@/domain/base/text/visible-text'

export interface BodyProps {
  readonly answers: PlanAnswers
  readonly onAnswer: (change: Partial<PlanAnswers>) => void
}

/**
 * Applies a change. The weekly moment is on the first of the chosen days. « Si … alors je … » is updated from its parts until the person
 * edits it.
 */
export function answered(answers: PlanAnswers, change: Partial<PlanAnswers>): PlanAnswers {
  const changed = { ...answers, ...change }
  const [day] = changed.days
  const { moment } = changed
  const isMoved = 'days' in change && moment !== null
  const next = isMoved ? { ...changed, moment: day ? { ...moment, day } : null } : changed
  const isFollowed = 'obstacle' in change || 'moment' in change || isMoved
  return isFollowed && isProposed(answers) ? { ...next, ifThen: ifThenFor(next.obstacle, next.moment) } : next
}

/** An example replaces another example, and is appended to the person's own text. */
export function withExample(success: string, example: string, examples: readonly string[]): string {
  const isOwn = plain(success) !== '' && !examples.some((each) => plain(each) === plain(success))
  if (!isOwn) return example
  const both = `${success.trim()}\u00a0; ${example}`
  return both.length > PLAN_SUCCESS_MAX ? success : both
}

function isProposed({ ifThen, obstacle, moment }: PlanAnswers): boolean {
  return plain(ifThen) === '' || plain(ifThen) === plain(ifThenFor(obstacle, moment))
}

/** Storage normalises non-breaking spaces. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** By question, as `QUESTIONS`. */
const HAS_ANSWER: readonly ((answers: PlanAnswers) => boolean)[] = [
  ({ stage }) => stage !== null,
  ({ hours, days }) => hours !== null || days.length > 0,
  ({ budget }) => budget !== null,
  ({ success }) => !isBlank(success),
  ({ obstacle, ifThen, moment }) => obstacle !== null || moment !== null || !isBlank(ifThen),
]

export function hasAnswer(answers: PlanAnswers, question: number): boolean {
  return HAS_ANSWER[question - 1]?.(answers) ?? false
}
