import { Check, Clock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { PRICE_WORDS } from '@/domain/base/business'
import { PLAN_FEATURES, type PlanFeature } from '@/domain/access/plan-features'
import { renewalText } from '@/lib/text/access-text'
import { formatDay } from '@/lib/text/format'
import { paths } from '@/lib/paths'
import { FOR_ALL_NOTE, PLAN_PLACES } from '@/lib/plan-places'
import { hasSupportForm } from '@/lib/support-form'
import { buttonClass } from '@/ui/button'

/** The offer, its price and the link to the payment; less prominent with a paid month, since paying early loses no day. */
export function PlanCard() {
  const { access } = useSignedIn()
  const paidUntil = access?.kind === 'paid' ? access.endsAt : null
  return (
    <section className="rounded-card border border-line p-5">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-heading font-bold">
        Coach Boom
        <span className="text-small font-semibold text-muted">
          <span className="mr-0.5 text-heading font-bold text-ink">{PRICE_WORDS}</span> par mois
        </span>
      </h3>
      <ul className="mt-4 flex flex-col gap-2 text-small">
        {PLAN_FEATURES.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Sign feature={feature} />
            <span>
              <FeatureName feature={feature} />
              <span className="block text-fine text-muted">
                {PLAN_PLACES[feature].note}
                {PLAN_PLACES[feature].isForAll && ` ${FOR_ALL_NOTE}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Link
        to={paths.payment}
        replace
        className={buttonClass({ variant: paidUntil ? 'secondary' : 'primary' }, 'mt-5 w-full')}
      >
        {access && paidUntil ? renewalText(access) : "s'abonner"}
      </Link>
      <p className="mt-3 text-fine text-muted">
        {paidUntil
          ? `Votre prochain mois commencera le ${formatDay(paidUntil)}. Pas de renouvellement automatique.`
          : 'Un paiement ouvre un mois d’accès. Rien ne se renouvelle tout seul.'}
      </p>
    </section>
  )
}

function FeatureName({ feature }: { feature: PlanFeature }) {
  const { to } = PLAN_PLACES[feature]
  if (to === null) return feature
  return (
    <Link to={to} replace className="text-ink underline underline-offset-4">
      {feature}
    </Link>
  )
}

function Sign({ feature }: { feature: PlanFeature }) {
  const look = 'mt-0.5 size-4 shrink-0'
  if (feature === 'Support prioritaire' && !hasSupportForm) {
    return <Clock aria-hidden className={`${look} text-warning`} />
  }
  return <Check aria-hidden className={`${look} text-success`} strokeWidth={3} />
}
