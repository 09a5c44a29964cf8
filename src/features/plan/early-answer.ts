import { changePlanDraft, readPlanDraft } from '@/data/plan-draft'
import { readAnswers } from '@/domain/plan/answers'

/** The built page shows the first question before this code is there: what was chosen meanwhile is chosen. */
export function keepEarlyAnswer(page: ParentNode): void {
  const chosen = page.querySelector<HTMLInputElement>('input[name=stage]:checked')
  if (!chosen || readPlanDraft() !== null) return
  const { stage } = readAnswers({ stage: chosen.value })
  changePlanDraft((plan) => ({ ...plan, answers: { ...plan.answers, stage } }))
}
