import { readFields, readFlag, readList, readText } from '@/domain/base/read-field'
import { CRITERIA, type CriterionKey } from '@/domain/research/candidate'
import { NO_ANSWERS, readAnswers, type PlanAnswers, type Stage } from './answers'

/** The stages of the way that no document shows: the person says so. */
export const DECLARED_STAGES = ['shop', 'sales'] as const satisfies readonly Stage[]
export type DeclaredStage = (typeof DECLARED_STAGES)[number]

/** What `coach/{uid}` keeps of the first plan, and of what the person said of their way. */
export interface StoredPlan {
  readonly answers: PlanAnswers
  /** The three to look at first; none where they were unticked. */
  readonly criteria: readonly CriterionKey[]
  /** '': none. */
  readonly ifThen: string
  /** ISO, and which plan this is; '': none was made. */
  readonly madeAt: string
  /** What the person said of each, else what the answers say: who has a shop need not say so twice. */
  readonly declared: readonly DeclaredStage[]
}

export const NO_PLAN: StoredPlan = {
  answers: NO_ANSWERS,
  criteria: [],
  ifThen: '',
  madeAt: '',
  declared: [],
}

/** Tolerant, of a whole `coach/{uid}`; `undefined`: there is none. */
export function parseStoredPlan(data: unknown): StoredPlan {
  const fields = readFields(data)
  const plan = readFields(fields?.['plan'])
  const said = readFields(fields?.['declared'])
  const answers = readAnswers(plan?.['answers'])
  const criteria = readList(plan?.['criteria'])
  return {
    answers,
    criteria: criteria.flatMap((key) => CRITERIA.find((one) => one.key === key)?.key ?? []),
    ifThen: readText(plan?.['ifThen']),
    madeAt: readText(plan?.['madeAt']),
    declared: DECLARED_STAGES.filter((stage) => readFlag(said?.[stage], isAnswered(answers, stage))),
  }
}

function isAnswered({ stage }: PlanAnswers, declared: DeclaredStage): boolean {
  return stage === 'sales' || stage === declared
}
