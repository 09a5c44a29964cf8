import { PageHeader } from '@/components/page-header'
import { Card } from '@/ui/card'
import { COLLECTIONS, INDEXES } from './data-structure'

const FEATURES = [
  'Tableau de bord\u00a0: les tâches du jour, la progression, le niveau et une phrase du coach.',
  'Coach Boom\u00a0: une conversation avec le coach, gardée et retrouvée.',
  'Mes Tâches\u00a0: une liste par jour de la semaine, même sans réseau.',
  'Mes Projets\u00a0: sept parties guidées par projet.',
  'Recherche de produits\u00a0: des liens jugés sur huit critères.',
  'Abonnement\u00a0: un mois par paiement, sans renouvellement, remboursable pendant 14 jours.',
  'Mon Profil\u00a0: nom, mot de passe, reçus, copie complète des données, suppression du compte.',
] as const

export function RulesScreen() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Documentation" />
      <AccessRules />
      <DataStructure />
      <Card>
        <h2 className="text-heading font-bold">Fonctionnalités</h2>
        <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
          {FEATURES.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </Card>
      <Indexes />
    </div>
  )
}

/** Tells what `firestore.rules` really does, which is stricter than what was once documented (decision 28). */
function AccessRules() {
  return (
    <Card>
      <h2 className="text-heading font-bold">Qui peut lire et écrire quoi</h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
        <li>Il faut être connecté. Sans compte, rien ne se lit et rien ne s'écrit.</li>
        <li>
          Chacun lit, crée, change et supprime seulement ce qui est à lui&nbsp;: le champ userId doit être son
          identifiant. Personne d'autre ne peut lire ses tâches, ses projets, ses produits, ses conversations
          ni son profil.
        </li>
        <li>Le propriétaire et la date de création d'un document ne changent jamais.</li>
        <li>
          Un profil est écrit par son propriétaire. Les champs hasPaid (à vrai) et hasPaidAt, et la collection
          payments, ne sont écrits que par le serveur, après confirmation de Stripe&nbsp;; chacun peut lire
          ses propres paiements.
        </li>
        <li>
          Ce qui ne sert qu'au serveur (usage, checkouts, stripeEvents, deletions) n'est ni lu ni écrit par
          personne d'autre.
        </li>
        <li>Tout ce qui n'est pas permis ici est refusé.</li>
      </ul>
    </Card>
  )
}

function DataStructure() {
  return (
    <Card>
      <h2 className="text-heading font-bold">Structure des données</h2>
      <dl className="mt-3 flex flex-col divide-y divide-line">
        {COLLECTIONS.map(({ name, purpose, fields }) => (
          <div key={name} className="flex flex-col gap-1.5 py-4 first:pt-0 last:pb-0">
            <dt className="font-mono font-bold text-brand-text">{name}</dt>
            <dd>{purpose}</dd>
            <dd className="flex flex-wrap gap-1.5">
              {fields.map((field) => (
                <code key={field} className="rounded-md bg-brand-soft px-2 py-0.5 text-fine">
                  {field}
                </code>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function Indexes() {
  return (
    <Card>
      <h2 className="text-heading font-bold">Index de la base de données</h2>
      <ul className="mt-3 flex flex-col gap-2">
        {INDEXES.map(({ collection, fields }) => (
          <li key={collection}>
            <span className="font-mono font-bold text-brand-text">{collection}</span>
            {'\u00a0: '}
            <code className="text-small">{fields.join(', ')}</code>
          </li>
        ))}
      </ul>
    </Card>
  )
}
