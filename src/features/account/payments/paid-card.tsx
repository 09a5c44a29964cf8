import { ArrowRight, CircleCheck, X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useSignedIn } from '@/components/signed-in-context'
import { formatDay } from '@/lib/text/format'
import { paths } from '@/lib/paths'
import { Button, buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { ReceiptList } from './receipts'
import { usePayments } from './use-payments'

/** Shown on the dashboard after a payment, until the person leaves it: the payment, its receipt and first steps. */
export function PaidCard({ onClose }: { onClose: () => void }) {
  const { user, access } = useSignedIn()
  const payments = usePayments(user.uid)
  const until = access?.kind === 'paid' ? formatDay(access.endsAt) : null
  return (
    <Card aria-label="Votre paiement" className="mb-6 border-success/40">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-success" />
        <p role="status" className="min-w-0 flex-1 text-heading font-bold">
          {until === null ? 'Votre paiement est bien arrivé' : `Vous avez accès au coach jusqu’au ${until}`}
        </p>
        <Button variant="ghost" size="icon" className="-mt-2.5 -mr-2.5" aria-label="Fermer" onClick={onClose}>
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <div className="mt-4 border-t border-line pt-4">
        <ReceiptList payments={payments} isLatestOnly />
      </div>
      <div className="mt-4 flex flex-wrap gap-3 border-t border-line pt-4">
        <Link to={paths.coach} className={buttonClass({ variant: 'secondary' }, 'max-sm:w-full')}>
          Poser une question au coach
          <ArrowRight aria-hidden className="size-4" />
        </Link>
        <Link to={paths.todos} className={buttonClass({ variant: 'ghost' }, 'max-sm:w-full')}>
          Voir mes tâches du jour
        </Link>
      </div>
    </Card>
  )
}
