import { changeKeptPlan, readKeptPlan } from '@/data/plan/kept-plan'
import { readAnswers } from '@/domain/plan/answers'

/** The built page shows the first question before this code is there: what was chosen meanwhile is chosen. */
export function keepEarlyAnswer(page: ParentNode): void {
  const chosen = page.querySelector<HTMLInputElement>('input[name=stage]:checked')
  if (!chosen || readKeptPlan() !== null) return
  const { stage } = readAnswers({ stage: chosen.value })
  changeKeptPlan((plan) => ({ ...plan, answers: { ...plan.answers, stage } }))
}
