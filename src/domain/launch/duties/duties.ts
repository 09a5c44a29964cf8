import { answerText, QUESTIONS, type Answers, type QuestionKey } from '../answers'
import { conditionsOf, isMet, type DutyId } from './duty-conditions'
import { DUTY_ROWS, type Duty } from './duty-rows'

export type ChosenDuty = Duty & {
  /** Answers that chose it: « Importateur : Moi, en mon nom ». */
  readonly reasons: readonly string[]
}

const ROWS: readonly Duty[] = DUTY_ROWS

/** The duties of these answers, in the order of the rows. */
export function dutiesOf(answers: Answers): readonly ChosenDuty[] {
  return ROWS.flatMap((duty) => {
    const { id, why = '' } = duty
    const conditions = conditionsOf(id)
    if (!conditions) return [{ ...duty, reasons: [why] }]
    const met = conditions.filter((condition) => isMet(condition, answers))
    if (met.length === 0) return []
    const keys = QUESTIONS.map(({ key }) => key).filter((key) => met.some((condition) => key in condition))
    return [{ ...duty, reasons: keys.map((key) => answerText(key, answers)) }]
  })
}

/** Questions that a duty names: no other answer can change whether it is chosen. */
export function questionsOf({ id }: Duty): readonly QuestionKey[] {
  const named = new Set((conditionsOf(id) ?? []).flatMap((condition) => Object.keys(condition)))
  return QUESTIONS.map(({ key }) => key).filter((key) => named.has(key))
}

export function dutyOf(id: DutyId): Duty {
  const found = ROWS.find((duty) => duty.id === id)
  if (!found) throw new Error(`No duty: ${id}`)
  return found
}
