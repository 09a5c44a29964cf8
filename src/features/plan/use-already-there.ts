import { createContext, use, useEffect, useState } from 'react'
import { NOTHING_THERE, type AlreadyThere, type FirstPlan } from '@/domain/plan/first-plan'
import { useSession } from '@/data/device/use-session'

/** Reads the account; null on pages without Firebase. */
export const AskAccountContext = createContext<
  ((uid: string, plan: FirstPlan) => Promise<AlreadyThere>) | null
>(null)

/** Parts of this plan that the account had when the plan was shown; null: loading. */
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
