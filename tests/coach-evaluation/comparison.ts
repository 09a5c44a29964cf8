import type { Recording } from './recording'
import { hasFaults, judgedAnswers, meanOf, scoreOfAnswer, type JudgedAnswer } from './summary'

/** Number of standard errors: chance exceeds it once in twenty times. */
const NOISE = 2
const RUNS_MIN = 2

export interface Comparison {
  /** The marks if the same model judged both recordings, otherwise the share of answers without a fault. */
  readonly measure: 'score' | 'faultless'
  readonly means: readonly [number, number]
  /** Differences up to this value mean nothing. */
  readonly noise: number
  /** null: the difference is noise. */
  readonly winner: 0 | 1 | null
}

/** Compares two recordings of the same questions; throws if they are not comparable. */
export function compareRecordings(some: Recording, other: Recording): Comparison {
  if (some.questions !== other.questions) throw new Error('They were asked different questions.')
  const measure = isMarkedAlike(some, other) ? 'score' : 'faultless'
  const [a, b] = [valuesOf(some, measure), valuesOf(other, measure)]
  const numbers = [...a.keys()]
  if (numbers.length !== b.size || numbers.some((number) => !b.has(number)))
    throw new Error('One of them was stopped before its end.')
  const means = [meanOfQuestions(a), meanOfQuestions(b)] as const
  const noise = NOISE * Math.sqrt(squaredErrorOf(a) + squaredErrorOf(b))
  const difference = means[1] - means[0]
  // 1e-9 absorbs rounding.
  const isSame = Math.abs(difference) <= Math.max(noise, 1e-9)
  return { measure, means, noise, winner: isSame ? null : difference > 0 ? 1 : 0 }
}

function isMarkedAlike(some: Recording, other: Recording): boolean {
  const isWhole = (recording: Recording) =>
    judgedAnswers(recording).every((each) => scoreOfAnswer(each) !== null)
  return some.judge !== null && some.judge === other.judge && isWhole(some) && isWhole(other)
}

type Values = ReadonlyMap<number, readonly number[]>

function valuesOf(recording: Recording, measure: Comparison['measure']): Values {
  const of = (each: JudgedAnswer) =>
    measure === 'score' ? (scoreOfAnswer(each) ?? 0) : hasFaults(each) ? 0 : 100
  const values = new Map<number, number[]>()
  for (const each of judgedAnswers(recording)) {
    const { question } = each.answer
    values.set(question, [...(values.get(question) ?? []), of(each)])
  }
  if (values.size === 0 || [...values.values()].some(({ length }) => length < RUNS_MIN))
    throw new Error('A question that was asked once says nothing of its noise: run each at least twice.')
  return values
}

function meanOfQuestions(values: Values): number {
  return meanOf([...values.values()].map((runs) => meanOf(runs) ?? 0)) ?? 0
}

/**
 * Squared standard error of the mean over all questions. Both recordings have the same questions, so only the variance between
 * runs of one question is noise.
 */
function squaredErrorOf(values: Values): number {
  const errors = [...values.values()].map((runs) => {
    const mean = meanOf(runs) ?? 0
    const squares = runs.reduce((sum, value) => sum + (value - mean) ** 2, 0)
    return squares / (runs.length - 1) / runs.length
  })
  return errors.reduce((sum, error) => sum + error, 0) / values.size ** 2
}
