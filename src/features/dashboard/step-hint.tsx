import type { Step } from '@/domain/guidance/next-steps'
import { stepHint } from '@/domain/guidance/step-hint'

export function StepHint({ step }: { step: Step }) {
  return <p className="text-small text-pretty text-muted">{stepHint(step)}</p>
}
