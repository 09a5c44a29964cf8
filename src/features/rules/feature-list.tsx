import { COACH_HOUR_WORDS, COACH_MESSAGES_PER_TRIAL, REFUND_WINDOW_WORDS } from '@/domain/base/business'
import { Link } from 'react-router-dom'
import { PLAN_FEATURES, type PlanFeature } from '@/domain/access/plan-features'
import { FOR_ALL_NOTE, PLAN_PLACES } from '@/lib/plan-places'
import { SUPPORT_NOTE } from '@/lib/text/support-note'

const SCREENS = [
  {
    name: 'Tableau de bord',
    does: 'la prochaine étape, les tâches du jour, la semaine, le chemin parcouru et le niveau.',
  },
  { name: 'Coach Boom', does: 'une conversation avec le coach, gardée et retrouvée.' },
  { name: 'Mes Tâches', does: 'une liste par jour de la semaine, même sans réseau.' },
  { name: 'Mes Projets', does: 'sept parties guidées par projet.' },
  {
    name: 'Recherche de produits',
    does: 'des liens jugés sur huit critères, avec ce qu’il reste par vente et les tests de vente.',
  },
  {
    name: 'Abonnement',
    does: `un mois par paiement, sans renouvellement, remboursable pendant ${REFUND_WINDOW_WORDS}.`,
  },
  {
    name: 'Mon Profil',
    does: 'nom, mot de passe, reçus, copie complète des données, suppression du compte.',
  },
] as const

export function FeatureList() {
  return (
    <div className="grid gap-x-10 gap-y-5 md:grid-cols-[3fr_2fr]">
      <div>
        <h3 className="font-bold">Les écrans</h3>
        <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5">
          {SCREENS.map(({ name, does }) => (
            <li key={name}>
              <strong>{name}</strong>&nbsp;: {does}
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="font-bold">Ce que comprend la formule</h3>
        <ul className="mt-2 flex list-disc flex-col gap-1.5 pl-5">
          {PLAN_FEATURES.map((name) => (
            <li key={name}>
              <FeatureName name={name} />
              {PLAN_PLACES[name].isForAll && <span className="text-muted"> {FOR_ALL_NOTE}</span>}
            </li>
          ))}
        </ul>
        <p className="mt-3 text-small text-muted">
          Le support&nbsp;: «&nbsp;{SUPPORT_NOTE}&nbsp;» Le coach répond à {COACH_HOUR_WORDS} au plus, et à{' '}
          {COACH_MESSAGES_PER_TRIAL} pendant l’essai.
        </p>
      </div>
    </div>
  )
}

function FeatureName({ name }: { name: PlanFeature }) {
  const { to } = PLAN_PLACES[name]
  return to === null ? (
    <span>{name}</span>
  ) : (
    <Link to={to} className="text-ink underline underline-offset-4">
      {name}
    </Link>
  )
}
