import { Route } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { ReadFailure } from '@/components/work/read-failure'
import { useLive } from '@/data/sync/use-live'
import { beginPlanWith } from '@/data/plan-draft'
import { planQuery } from '@/data/stored-plan'
import type { StoredPlan } from '@/domain/plan/stored-plan'
import { readDate } from '@/domain/base/read-field'
import { formatDay } from '@/lib/text/format'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Skeleton } from '@/ui/skeleton'
import { SettingsSection } from './settings-section'

/** « Refaire mon plan »: opens the questions with the stored answers. */
export function PlanSection() {
  const { user } = useSignedIn()
  const plan = useLive(user.uid, planQuery(user.uid))
  return (
    <SettingsSection title="Mon plan">
      {plan.status === 'loading' && <Skeleton className="h-20" />}
      {plan.status === 'error' && <ReadFailure text="Votre plan n’a pas pu être lu." onRetry={plan.retry} />}
      {plan.status === 'ready' && <Remake plan={plan.value} />}
    </SettingsSection>
  )
}

function Remake({ plan }: { plan: StoredPlan }) {
  const made = readDate(plan.madeAt)
  return (
    <>
      <p className="text-small text-muted">
        {made && `Plan du ${formatDay(made)}. `}
        Un nouveau plan s’ajoute à ce que vous avez.
      </p>
      <Link
        to={paths.plan}
        replace
        className={buttonClass({ variant: 'secondary' }, 'self-start')}
        onClick={() => beginPlanWith(plan.answers)}
      >
        <Route aria-hidden className="size-4" />
        Refaire mon plan
      </Link>
    </>
  )
}
