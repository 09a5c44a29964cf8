import { PackageSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { ReadFailure } from '@/components/work/read-failure'
import { useCandidatesToChoose } from '@/components/work/use-candidates'
import { counted } from '@/domain/base/text/french-count'
import type { PlacedCandidate } from '@/domain/research/candidate-address'
import { paths } from '@/lib/paths'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { buttonClass } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { Skeleton } from '@/ui/skeleton'

interface CandidatesOfProps {
  uid: string
  /** So many the exercise is about. */
  needed: number
  children: (candidates: readonly PlacedCandidate[]) => ReactNode
}

/** The newest products of the person's, or the way to what is missing. */
export function CandidatesOf({ uid, needed, children }: CandidatesOfProps) {
  const live = useCandidatesToChoose(uid)
  const isOnline = useIsOnline()
  if (live.status === 'error')
    return <ReadFailure text="Vos produits n'ont pas pu être lus." onRetry={live.retry} />
  if (live.status === 'loading') return <Skeleton className="h-48" />
  const { value: candidates, isLive } = live
  if (candidates.length >= needed) return children(candidates)
  if (!isLive && isOnline) return <Skeleton className="h-48" />
  const missing = needed - candidates.length
  return (
    <EmptyState
      Icon={PackageSearch}
      tint="research"
      className="py-4"
      title={candidates.length === 0 ? 'Pas encore de produit' : `Encore ${counted(missing, 'produit')}`}
      action={
        <Link to={paths.research} className={buttonClass()}>
          Ajouter un lien de produit
        </Link>
      }
    >
      {isLive
        ? `Cet exercice se fait sur ${counted(needed, 'produit')} de votre recherche. Collez ${missing === 1 ? "l'adresse d'une page qui le vend" : 'les adresses de pages qui les vendent'}, puis revenez ici.`
        : 'Hors ligne, cet appareil ne connaît pas assez de vos produits pour cet exercice.'}
    </EmptyState>
  )
}
