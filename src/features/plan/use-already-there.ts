import { createContext, use, useEffect, useState } from 'react'
import { NOTHING_THERE, type AlreadyThere, type FirstPlan } from '@/domain/plan/first-plan'
import { useSession } from './use-plan'

/** Asks the account; none where the page has no Firebase, and so no account. */
export const AskAccountContext = createContext<
  ((uid: string, plan: FirstPlan) => Promise<AlreadyThere>) | null
>(null)

/** What of this plan the person has already, as it was when the plan was shown; null: not known yet. */
export function useAlreadyThere(plan: FirstPlan): AlreadyThere | null {
  const ask = use(AskAccountContext)
  const session = useSession()
  const uid = session.status === 'signed-in' ? session.user.uid : null
  const [found, setFound] = useState<{ plan: FirstPlan; there: AlreadyThere } | null>(null)

  useEffect(() => {
    if (!ask || uid === null) return
    let isCurrent = true
    void ask(uid, plan).then((there) => {
      if (isCurrent) setFound({ plan, there })
    })
    return () => {
      isCurrent = false
    }
  }, [ask, uid, plan])

  if (!ask || session.status === 'signed-out' || session.status === 'unreachable') return NOTHING_THERE
  return found?.plan === plan ? found.there : null
}
