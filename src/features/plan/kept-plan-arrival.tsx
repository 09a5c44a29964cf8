import { useEffect, useEffectEvent, useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { SiteLink } from '@/components/frame/site-link'
import { offerUndo } from '@/components/offer-undo'
import { useSignedIn } from '@/components/signed-in-context'
import { changeKeptPlan, dropKeptPlan, PLAN_PREVIEW } from '@/data/plan/kept-plan'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { useKeptPlan, useSession } from './use-plan'
import { hashOf } from './use-step'
import { arriveWithPlan, writeKeptPlan, type Outcome } from './write-kept-plan'

/**
 * On the dashboard, a plan of this device that the account does not have. It is written by itself for who has just asked for
 * that; anybody else, who may have logged into an old account, is only told of it.
 */
export function KeptPlanArrival() {
  const { user } = useSignedIn()
  const session = useSession()
  const plan = useKeptPlan()
  const isNew = session.status === 'signed-in' && session.by === 'sign-up'
  const [state, setState] = useState<'arriving' | Outcome>('arriving')

  const arrive = useEffectEvent(() => arriveWithPlan(user.uid, isNew))
  // Once, when the dashboard is reached: what is kept later on is proposed.
  useEffect(() => {
    void arrive().then(setState)
  }, [])

  if (!plan || state === 'arriving') return null
  if (state === 'failed') {
    return (
      <ErrorNotice
        text="Votre plan n'a pas pu être enregistré. Il est gardé sur cet appareil."
        onRetry={() => {
          setState('arriving')
          void writeKeptPlan(user.uid).then(setState)
        }}
      />
    )
  }
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
        ? "Un plan préparé sur cet appareil n'est pas encore dans votre compte."
        : 'Votre plan en 5 questions est commencé sur cet appareil.'}
    </Notice>
  )
}

function forget() {
  const plan = dropKeptPlan()
  if (plan) offerUndo('Plan retiré de cet appareil', () => changeKeptPlan(() => plan))
}
