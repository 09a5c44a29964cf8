import { changePlanDraft, readPlanDraft } from '@/data/plan-draft'
import { readAnswers } from '@/domain/plan/answers'

/** Takes over an answer chosen on the prerendered page before this code was loaded. */
export function keepEarlyAnswer(page: ParentNode): void {
  const chosen = page.querySelector<HTMLInputElement>('input[name=stage]:checked')
  if (!chosen || readPlanDraft() !== null) return
  const { stage } = readAnswers({ stage: chosen.value })
  changePlanDraft((plan) => ({ ...plan, answers: { ...plan.answers, stage } }))
}
