import { PLAN_SUCCESS_MAX, type PlanAnswers } from '@/domain/plan/answers'
import { ifThenFor } from '@/domain/plan/if-then'
import { isBlank } from '@/domain/base/text/visible-text'

export interface BodyProps {
  readonly answers: PlanAnswers
  readonly onAnswer: (change: Partial<PlanAnswers>) => void
}

/** Applies a change. « Si … alors je … » is updated from its parts until the person edits it. */
export function answered(answers: PlanAnswers, change: Partial<PlanAnswers>): PlanAnswers {
  const next = { ...answers, ...change }
  const isFollowed = 'obstacle' in change || 'moment' in change
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

/** By step, as `QUESTIONS`. */
const HAS_ANSWER: readonly ((answers: PlanAnswers) => boolean)[] = [
  ({ stage }) => stage !== null,
  ({ product }) => !isBlank(product),
  ({ hours }) => hours !== null,
  ({ days }) => days.length > 0,
  ({ budget }) => budget !== null,
  ({ success }) => !isBlank(success),
  ({ obstacle, ifThen }) => obstacle !== null || !isBlank(ifThen),
  ({ moment }) => moment !== null,
]

export function hasAnswer(answers: PlanAnswers, step: number): boolean {
  return HAS_ANSWER[step - 1]?.(answers) ?? false
}

const PRODUCT_STEP = 2

/** The step before (-1) or after (1) this one: the product is asked from « une idée » on. */
export function besideStep({ stage }: PlanAnswers, step: number, way: 1 | -1): number {
  const beside = step + way
  return beside === PRODUCT_STEP && (stage === null || stage === 'desire') ? beside + way : beside
}
