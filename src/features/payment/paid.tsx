import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { REDIRECT_AFTER_PAYMENT_MS } from '@/domain/base/business'
import { formatDay } from '@/lib/text/format'
import { paths, type PaidArrival } from '@/lib/paths'
import { buttonClass } from '@/ui/button'
import { OutcomeCard } from './outcome-card'

const PAID: PaidArrival = { isPaid: true }

/** Shown for the specified two seconds, then the dashboard shows the receipt. Replaces the payment page in the history. */
export function Paid({ endsAt }: { endsAt: Date | null }) {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => {
      void navigate(paths.dashboard, { replace: true, state: PAID })
    }, REDIRECT_AFTER_PAYMENT_MS)
    return () => clearTimeout(timer)
  }, [navigate])

  return (
    <OutcomeCard tone="good" Icon={CircleCheck} titleAs="h1" title="Paiement réussi !">
      {endsAt && (
        <p>
          Vous avez accès au coach jusqu’au <strong className="font-semibold">{formatDay(endsAt)}</strong>.
        </p>
      )}
      <p role="status" className="text-small text-muted">
        Votre tableau de bord s’ouvre dans un instant, avec votre reçu. Il reste aussi dans
        «&nbsp;Mon&nbsp;Profil&nbsp;», onglet Abonnement.
      </p>
      <Link to={paths.dashboard} replace state={PAID} className={buttonClass({}, 'mt-3')}>
        Continuer
      </Link>
    </OutcomeCard>
  )
}
