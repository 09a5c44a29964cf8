import { Check } from 'lucide-react'
import { SiteLink } from '@/components/site-link'
import { PRICE_LABEL } from '@/domain/business'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'

const INCLUDED = [
  'Projets illimités',
  'Coach Boom illimité, 24/7',
  'Recherche de produits avancée',
  'Support prioritaire',
  'Analyses avancées',
] as const

/** Says what is true of the offer: nothing renews by itself, and the trial asks for no card (decision 13). */
export function Pricing() {
  return (
    <section
      aria-labelledby="pricing"
      className="mx-auto grid max-w-page items-center gap-x-16 gap-y-8 px-4 py-14 sm:px-6 sm:py-20 lg:grid-cols-2"
    >
      <div>
        <h2 id="pricing" className="text-title font-extrabold">
          Une seule formule, tout compris
        </h2>
        <p className="mt-4 max-w-lg text-muted">
          Essayez d'abord&nbsp;: les 2 premiers jours sont gratuits et nous ne demandons pas de carte.
          Ensuite, un paiement ouvre un mois de Coach Boom. Rien ne se renouvelle tout seul&nbsp;: vous
          reprenez un mois quand vous le voulez.
        </p>
        <p className="mt-4 max-w-lg text-muted">
          Satisfait ou remboursé pendant 14 jours. Vos tâches, vos projets et vos conversations restent
          lisibles, même sans abonnement.
        </p>
      </div>
      <Card className="mx-auto w-full max-w-md border-2 border-brand p-6 sm:p-8">
        <h3 className="text-heading font-bold">Coach Boom</h3>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
          <span className="font-display text-display font-extrabold tabular-nums">{PRICE_LABEL}</span>
          <span className="text-muted">par mois, sans renouvellement automatique</span>
        </p>
        <ul className="mt-6 flex flex-col gap-3">
          {INCLUDED.map((name) => (
            <li key={name} className="flex items-center gap-3">
              <span className="grid size-6 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
                <Check aria-hidden className="size-4" strokeWidth={3} />
              </span>
              {name}
            </li>
          ))}
        </ul>
        <SiteLink to={paths.signUp} className={buttonClass({ size: 'lg' }, 'mt-8 w-full')}>
          s'abonner
        </SiteLink>
        <p className="mt-3 text-center text-fine text-muted">Commence par 2 jours d'essai gratuit</p>
      </Card>
    </section>
  )
}
