import { Check, Clock } from 'lucide-react'
import { SiteLink } from '@/components/frame/site-link'
import { COACH_TRIAL_WORDS, PRICE_LABEL, REFUND_WINDOW_WORDS, TRIAL_WORDS } from '@/domain/base/business'
import { PLAN_FEATURES, type PlanFeature } from '@/domain/access/plan-features'
import { paths } from '@/lib/paths'
import { FOR_ALL_NOTE, PLAN_PLACES } from '@/lib/plan-places'
import { hasSupportForm } from '@/lib/support-form'
import { buttonClass } from '@/ui/button'
import { LandingSection } from './landing-section'

/** Must match the offer: no automatic renewal, and a trial without a card. */
export function Pricing() {
  return (
    <LandingSection id="tarif" title="Une seule formule, sans piège" isRaised beside={<Plan />}>
      <dl className="mt-6 flex flex-col gap-4 max-sm:text-small">
        <Term name={`${TRIAL_WORDS} pour essayer, sans carte bancaire`}>
          {`L'essai s'arrête tout seul, rien n'est dû. Il comprend ${COACH_TRIAL_WORDS} au coach.`}
        </Term>
        <Term name="Rien ne se renouvelle tout seul">
          Un paiement ouvre un mois, jour pour jour. Vous rachetez un mois quand vous voulez.
        </Term>
        <Term name={`Satisfait ou remboursé pendant ${REFUND_WINDOW_WORDS}`}>
          Un bouton dans votre profil, sans raison à donner&nbsp;: le dernier paiement est rendu en entier.
        </Term>
        <Term name="Votre travail reste à vous">
          Sans mois en cours, seul le coach se ferme. Tâches, projets et recherches restent ouverts, et
          s'exportent.
        </Term>
      </dl>
    </LandingSection>
  )
}

function Plan() {
  return (
    <div className="rounded-card border border-line-strong bg-canvas p-4 shadow-card sm:p-8">
      <h3 className="text-heading font-bold">Coach Boom</h3>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-display font-extrabold tabular-nums">{PRICE_LABEL}</span>
        <span className="text-small text-muted">par mois</span>
      </p>
      <ul className="mt-4 flex flex-col gap-2 text-small">
        {PLAN_FEATURES.map((name) => (
          <li key={name} className="flex gap-3">
            <Sign name={name} />
            <span>
              <b className="font-semibold">{name}</b>{' '}
              <span className="block text-fine text-muted">
                {PLAN_PLACES[name].note}
                {PLAN_PLACES[name].isForAll && ` ${FOR_ALL_NOTE}`}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <SiteLink to={paths.signUp} className={buttonClass({ size: 'lg' }, 'mt-4 w-full')}>
        s'abonner
      </SiteLink>
      <p className="mt-2 text-center text-fine text-muted">Commence par {TRIAL_WORDS} d'essai gratuit</p>
    </div>
  )
}

function Sign({ name }: { name: PlanFeature }) {
  const Icon = name === 'Support prioritaire' && !hasSupportForm ? Clock : Check
  // One style for both states, so that the inline style and the CSP hash do not depend on the mail configuration.
  return <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
}

function Term({ name, children }: { name: string; children: string }) {
  return (
    <div className="border-l-3 border-line-strong pl-4">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-muted">{children}</dd>
    </div>
  )
}
