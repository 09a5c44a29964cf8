import { Route } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { useLive } from '@/data/sync/use-live'
import { beginPlanWith } from '@/data/plan-draft'
import { planQuery } from '@/data/stored-plan'
import { readDate } from '@/domain/base/read-field'
import { formatDay } from '@/lib/text/format'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { SettingsSection } from './settings-section'

/** « Refaire mon plan »: opens the questions with the stored answers. */
export function PlanSection() {
  const { user } = useSignedIn()
  const plan = useLive(user.uid, planQuery(user.uid))
  const made = plan.status === 'ready' ? readDate(plan.value.madeAt) : null

  return (
    <SettingsSection title="Mon plan">
      <p className="text-small text-muted">
        {made && `Plan du ${formatDay(made)}. `}
        Un nouveau plan s’ajoute à ce que vous avez.
      </p>
      <Link
        to={paths.plan}
        replace
        className={buttonClass({ variant: 'secondary' }, 'self-start')}
        onClick={() => {
          if (plan.status === 'ready') beginPlanWith(plan.value.answers)
        }}
      >
        <Route aria-hidden className="size-4" />
        Refaire mon plan
      </Link>
    </SettingsSection>
  )
}
