import { NOTHING_THERE, type AlreadyThere, type FirstPlan } from '@/domain/plan/first-plan'
import { keepEarlyAnswer } from './early-answer'
import { PlanScreen } from './plan-screen'
import { AskAccountContext } from './use-already-there'

// Runs on import, before hydration; the build has no document.
if (typeof document !== 'undefined') keepEarlyAnswer(document)

/** `PlanScreen` for signed-in persons: existing projects and todos are not proposed again. */
export function MyPlanScreen() {
  return (
    <AskAccountContext value={askAccount}>
      <PlanScreen />
    </AskAccountContext>
  )
}

/** Loads Firebase only when an account must be asked. */
async function askAccount(uid: string, plan: FirstPlan): Promise<AlreadyThere> {
  try {
    const { alreadyThere } = await import('@/data/plan')
    return await alreadyThere(uid, plan)
  } catch {
    return NOTHING_THERE
  }
}
