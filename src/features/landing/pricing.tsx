import { Check, Clock } from 'lucide-react'
import { SiteLink } from '@/components/frame/site-link'
import {
  COACH_HOUR_WORDS,
  COACH_TRIAL_WORDS,
  PRICE_LABEL,
  PRICE_WORDS,
  REFUND_WINDOW_WORDS,
  TRIAL_WORDS,
} from '@/domain/base/business'
import { PLAN_FEATURES, type PlanFeature } from '@/domain/access/plan-features'
import { paths } from '@/lib/paths'
import { hasSupportForm } from '@/lib/support-form'
import { SUPPORT_NOTE } from '@/lib/text/support-note'
import { buttonClass } from '@/ui/button'
import { LAMP_FIGURES } from './example-lamp'
import { LandingSection } from './landing-section'

const FREE = [
  'Vos tâches, jour par jour, et le bilan de la semaine',
  'Vos projets en sept parties, leurs versions, leur impression',
  'Vos produits, jugés et comparés, et ce qu’il vous reste par vente',
  'Les leçons, le chemin, vos graphiques, vos données à emporter',
] as const
/** A first order of the example's lamp. */
const STOCK_PIECES = 50
const STOCK_EUROS = ((LAMP_FIGURES.costCents ?? 0) * STOCK_PIECES) / 100

/** Must match the offer: no automatic renewal, and a trial without a card. */
export function Pricing() {
  return (
    <LandingSection
      id="tarif"
      title="Gratuit pour avancer, payant pour être coaché"
      isRaised
      beside={<Plan />}
    >
      <h3 className="mt-6 text-heading font-bold">Gratuit, pour toujours</h3>
      <ul className="mt-3 flex flex-col gap-2 max-sm:text-small">
        {FREE.map((text) => (
          <li key={text} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-6 rounded-card border border-line bg-canvas p-4 text-pretty">
        <b className="font-semibold">{`${STOCK_PIECES} lampes que personne n’achète coûtent ${STOCK_EUROS}\u00a0€.`}</b>{' '}
        {`Un mois coûte ${PRICE_WORDS}, et le test se fait avant la commande.`}
      </p>
      <dl className="mt-6 flex flex-col gap-3 text-small">
        <Term name={`${TRIAL_WORDS} pour essayer, sans carte bancaire`}>
          {`L’essai s’arrête tout seul, rien n’est dû. Il comprend ${COACH_TRIAL_WORDS} au coach.`}
        </Term>
        <Term name="Rien ne se renouvelle tout seul">
          Un paiement ouvre un mois, jour pour jour. Vous rachetez un mois quand vous voulez.
        </Term>
        <Term name={`Satisfait ou remboursé pendant ${REFUND_WINDOW_WORDS}`}>
          Un bouton dans votre profil, sans raison à donner&nbsp;: le dernier paiement est rendu en entier.
        </Term>
      </dl>
    </LandingSection>
  )
}

function Plan() {
  return (
    <div className="rounded-card border border-line-strong bg-canvas p-4 shadow-card sm:p-8">
      <h3 className="text-heading font-bold">Avec votre mois&nbsp;: le coach</h3>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-figure font-bold tabular-nums">{PRICE_LABEL}</span>
        <span className="text-small text-muted">par mois</span>
      </p>
      <ul className="mt-4 flex flex-col gap-2 text-small">
        {PLAN_FEATURES.map((name) => (
          <li key={name} className="flex gap-3">
            <Sign name={name} />
            <span>
              <b className="font-semibold">{name}</b>{' '}
              <span className="block text-muted">{WITH_COACH[name]}</span>
            </span>
          </li>
        ))}
      </ul>
      <SiteLink to={paths.signUp} className={buttonClass({ size: 'lg' }, 'mt-4 w-full')}>
        s'abonner
      </SiteLink>
      <p className="mt-2 text-center text-fine text-muted">{`Commence par ${TRIAL_WORDS} d’essai gratuit`}</p>
    </div>
  )
}

/** What each feature of the plan is, as a buyer asks. */
const WITH_COACH: Readonly<Record<PlanFeature, string>> = {
  'Projets illimités': 'Il lit votre projet et en écrit les points avec vous.',
  'Coach Boom illimité 24/7': `Sans compte de messages par mois, ${COACH_HOUR_WORDS} au plus.`,
  'Recherche de produits avancée': 'Il juge un lien, compare, simule un prix sur vos chiffres.',
  'Support prioritaire': SUPPORT_NOTE,
  'Analyses avancées': 'Il explique vos graphiques et propose la suite.',
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
