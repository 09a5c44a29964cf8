import { PanelsTopLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ComingSoon } from '@/components/coming-soon'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

const PLANS = [
  "Sept parties guidées\u00a0: du produit et du client cible jusqu'à l'offre irrésistible.",
  'Un texte libre par question, et la progression de chaque partie.',
  'Un statut par projet\u00a0: Planification, En cours ou Complété.',
] as const

export function ProjectsScreen() {
  return (
    <ComingSoon
      title="Mes Projets"
      Icon={PanelsTopLeft}
      text="Vous pourrez préparer ici chaque projet de boutique, question après question."
      plans={PLANS}
    >
      <Link to={paths.todos} className={buttonClass()}>
        Ouvrir mes tâches
      </Link>
      <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
        Retour au tableau de bord
      </Link>
    </ComingSoon>
  )
}
