import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { formatDay } from '@/lib/text/format'
import { paths, type PaidArrival } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { OutcomeCard } from './outcome-card'

const PAID: PaidArrival = { isPaid: true }

/** Another click, tab or device has paid: no charge was made here. */
export function AlreadyPaid({ onPayAgain }: { onPayAgain: () => void }) {
  const { access } = useSignedIn()
  return (
    <OutcomeCard tone="good" Icon={CircleCheck} title="Votre mois est déjà payé">
      <p role="status">
        {access?.kind === 'paid' ? (
          <>
            Votre paiement est bien arrivé&nbsp;: Vous avez accès au coach jusqu'au{' '}
            <strong className="font-semibold">{formatDay(access.endsAt)}</strong>.
          </>
        ) : (
          "Votre paiement est bien arrivé\u00a0: votre accès s'ouvre dans un instant."
        )}
      </p>
      <p className="text-small text-muted">Rien de plus n'a été débité.</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <Link to={paths.dashboard} state={PAID} className={buttonClass()}>
          Aller au tableau de bord
        </Link>
        <Button variant="secondary" onClick={onPayAgain}>
          Payer un mois de plus
        </Button>
      </div>
    </OutcomeCard>
  )
}
