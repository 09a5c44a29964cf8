import { PackageSearch } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ComingSoon } from '@/components/coming-soon'
import { paths } from '@/lib/paths'
import { buttonClass } from '@/ui/button'

const PLANS = [
  'Gardez les liens des produits qui vous intéressent, rangés par idée.',
  'Jugez chacun sur huit critères\u00a0: effet wow, problème résolu, marge, tendance…',
  'Comparez leurs scores et exportez le tableau.',
] as const

export function ResearchScreen() {
  return (
    <ComingSoon
      title="Recherche de produits"
      Icon={PackageSearch}
      text="Vous pourrez rassembler ici vos produits candidats et choisir avec des raisons."
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
