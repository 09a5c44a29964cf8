const SCREENS = [
  { name: 'Tableau de bord', does: 'les tâches du jour, la progression, le niveau et une phrase du coach.' },
  { name: 'Coach Boom', does: 'une conversation avec le coach, gardée et retrouvée.' },
  { name: 'Mes Tâches', does: 'une liste par jour de la semaine, même sans réseau.' },
  { name: 'Mes Projets', does: 'sept parties guidées par projet.' },
  { name: 'Recherche de produits', does: 'des liens jugés sur huit critères, avec leur marge.' },
  {
    name: 'Abonnement',
    does: 'un mois par paiement, sans renouvellement, remboursable pendant 14 jours.',
  },
  {
    name: 'Mon Profil',
    does: 'nom, mot de passe, reçus, copie complète des données, suppression du compte.',
  },
] as const

export function FeatureList() {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">
      {SCREENS.map(({ name, does }) => (
        <li key={name}>
          <strong>{name}</strong>&nbsp;: {does}
        </li>
      ))}
    </ul>
  )
}
