import { NOTHING_THERE, type AlreadyThere, type FirstPlan } from '@/domain/plan/first-plan'
import { keepEarlyAnswer } from './early-answer'
import { PlanScreen } from './plan-screen'
import { AskAccountContext } from './use-already-there'

// Before the built page is taken over, which is when this has come; the build draws it without a document.
if (typeof document !== 'undefined') keepEarlyAnswer(document)

/** The same in the app, for who may have work already: what is there is not proposed again. */
export function MyPlanScreen() {
  return (
    <AskAccountContext value={askAccount}>
      <PlanScreen />
    </AskAccountContext>
  )
}

/** Firebase comes when there is somebody to ask about. */
async function askAccount(uid: string, plan: FirstPlan): Promise<AlreadyThere> {
  try {
    const { alreadyThere } = await import('@/data/plan')
    return await alreadyThere(uid, plan)
  } catch {
    return NOTHING_THERE
  }
}
