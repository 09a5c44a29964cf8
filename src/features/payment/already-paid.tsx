import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { formatDay } from '@/lib/text/format'
import { paths, type PaidArrival } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { OutcomeCard } from './outcome-card'

const PAID: PaidArrival = { isPaid: true }

interface AlreadyPaidProps {
  /** Told by the server; null: not told. */
  endsAt: Date | null
  isNews: boolean
  onPayAgain: () => void
}

/** A month is paid that the page did not show; no charge was made here. The next one is a choice of its own. */
export function AlreadyPaid({ endsAt, isNews, onPayAgain }: AlreadyPaidProps) {
  const { access } = useSignedIn()
  const shown = access?.kind === 'paid' ? later(access.endsAt, endsAt) : endsAt
  return (
    <OutcomeCard
      tone="good"
      Icon={CircleCheck}
      title={isNews ? 'Votre mois est déjà payé' : 'Un mois payé est déjà en cours'}
    >
      <p role="status">
        {isNews && <>Votre paiement est bien arrivé&nbsp;: </>}
        {shown ? (
          <>
            Vous avez accès au coach jusqu’au <strong className="font-semibold">{formatDay(shown)}</strong>.
          </>
        ) : (
          'votre accès s’ouvre dans un instant.'
        )}
      </p>
      <p className="text-small text-muted">
        {isNews
          ? 'Rien de plus n’a été débité.'
          : 'Rien n’a été débité. Un mois de plus commencerait à la fin de celui\u2011ci\u00a0: aucun jour n’est perdu.'}
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Link to={paths.dashboard} state={isNews ? PAID : null} className={buttonClass()}>
          Aller au tableau de bord
        </Link>
        <Button variant="secondary" onClick={onPayAgain}>
          Payer un mois de plus
        </Button>
      </div>
    </OutcomeCard>
  )
}

function later(date: Date, other: Date | null): Date {
  return other && other > date ? other : date
}
