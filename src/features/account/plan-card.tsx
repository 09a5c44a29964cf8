import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PRICE_LABEL } from '@/domain/business'
import { PLAN_FEATURES } from '@/domain/plan-features'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

/** What a month is and costs, and where it is paid. */
export function PlanCard({ onLeave }: { onLeave: () => void }) {
  return (
    <section className="rounded-card border border-line p-5">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-heading font-extrabold">
        Coach Boom
        <span className="text-small font-semibold text-muted">
          <span className="text-heading font-extrabold text-ink">{PRICE_LABEL}</span> par mois
        </span>
      </h3>
      <ul className="mt-4 flex flex-col gap-2 text-small">
        {PLAN_FEATURES.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5">
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success" strokeWidth={3} />
            {feature}
          </li>
        ))}
      </ul>
      <Link to={paths.payment} onClick={onLeave} className={buttonClass({}, 'mt-5 w-full')}>
        s'abonner
      </Link>
      <p className="mt-3 text-fine text-muted">
        Un paiement ouvre un mois d'accès. Rien ne se renouvelle tout seul.
      </p>
    </section>
  )
}
