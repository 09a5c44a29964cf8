import { readFields, readFlag, readList, readText, type Fields } from '@/domain/base/read-field'
import { weekdayOf } from '@/domain/base/time/weekday'
import type { Write } from '@/domain/base/write'
import { coachWrite } from '@/domain/account/coach-document'
import { CRITERIA, type CriterionKey } from '@/domain/research/candidate'
import { NO_ANSWERS, readAnswers, type PlanAnswers, type Stage } from './answers'

/** Stages that no document proves; the person declares them. */
export const DECLARED_STAGES = ['shop', 'sales'] as const satisfies readonly Stage[]
export type DeclaredStage = (typeof DECLARED_STAGES)[number]

/** The first plan and the declared stages, as stored in `coach/{uid}`. */
export interface StoredPlan {
  readonly answers: PlanAnswers
  /** The three criteria to check first; empty if they were unticked. */
  readonly criteria: readonly CriterionKey[]
  /** '' for none. */
  readonly ifThen: string
  /** ISO; identifies the plan. '' for no plan. */
  readonly madeAt: string
  /** Declared by the person; default: the plan's answer, so that a person with a shop need not declare it again. */
  readonly declared: readonly DeclaredStage[]
}

export const NO_PLAN: StoredPlan = {
  answers: NO_ANSWERS,
  criteria: [],
  ifThen: '',
  madeAt: '',
  declared: [],
}

/** Accepts any `coach/{uid}` document; `undefined`: no document. */
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

/** « votre moment à 18 h » on the day of the slot; '' on other days. */
export function momentToday(plan: StoredPlan | null, now: Date): string {
  const moment = plan?.answers.moment
  return moment?.day === weekdayOf(now) ? `votre moment à ${moment.hour}\u00a0h` : ''
}

/** Stores whether the person declares a stage that no document proves. */
export function declarationWrites(
  stage: DeclaredStage,
  isDeclared: boolean,
  coach: Fields | null,
  uid: string,
): readonly Write[] {
  const declared = readFields(coach?.['declared'])
  if (declared?.[stage] === isDeclared) return []
  return [coachWrite(uid, coach, { declared: { ...declared, [stage]: isDeclared } })]
}
