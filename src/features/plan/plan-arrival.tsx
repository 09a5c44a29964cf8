import { useEffect, useEffectEvent, useState } from 'react'
import { SiteLink } from '@/components/frame/site-link'
import { offerUndo } from '@/components/offer-undo'
import { useSignedIn } from '@/components/signed-in-context'
import { changePlanDraft, dropPlanDraft, PLAN_PREVIEW } from '@/data/plan-draft'
import { useEntries } from '@/data/sync/use-live'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useSession } from '@/data/device/use-session'
import { usePlanDraft } from './use-plan'
import { hashOf } from './use-step'
import { arriveWithPlan, draftAgain, isRefusedPlan } from './write-plan'

/**
 * On the dashboard: a plan draft of this device. Written automatically if the person has just asked for it; otherwise proposed, since an
 * existing account may have logged in.
 */
export function PlanArrival() {
  const { user } = useSignedIn()
  const session = useSession()
  const plan = usePlanDraft()
  const isNew = session.status === 'signed-in' && session.by === 'sign-up'
  const [isArriving, setArriving] = useState(true)
  const refused = useEntries(user.uid).find(isRefusedPlan)

  const arrive = useEffectEvent(() => arriveWithPlan(user.uid, isNew))
  // Once per dashboard visit; later drafts are only proposed.
  useEffect(() => {
    void arrive().then(() => setArriving(false))
  }, [])

  const propose = useEffectEvent(() => {
    if (refused) draftAgain(user.uid, refused)
  })
  const number = isArriving ? null : refused?.number
  // Once per refusal: an entry is another object after each change of the journal. A plan that is on its way is no draft any more by then.
  useEffect(() => {
    if (number !== null) propose()
  }, [number])

  if (!plan || isArriving) return null
  const isReady = plan.reached === PLAN_PREVIEW
  return (
    <Notice
      tone="info"
      role="status"
      action={
        <span className="flex flex-wrap gap-2">
          <SiteLink
            to={`${paths.plan}${hashOf(plan.reached)}`}
            className={buttonClass({ variant: 'secondary' })}
          >
            {isReady ? 'Voir ce plan' : 'Reprendre'}
          </SiteLink>
          <Button variant="ghost" onClick={forget}>
            Ne pas le garder
          </Button>
        </span>
      }
    >
      {isReady
        ? 'Un plan préparé sur cet appareil n’est pas encore dans votre compte.'
        : 'Votre plan en 5 questions est commencé sur cet appareil.'}
    </Notice>
  )
}

function forget() {
  const plan = dropPlanDraft()
  if (plan) offerUndo('Plan retiré de cet appareil', () => changePlanDraft(() => plan))
}
