import { Hourglass } from 'lucide-react'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { Button } from '@/ui/button'
import { OutcomeCard } from './outcome-card'

/** The card was charged, the month is not confirmed: prevents a second payment. */
export function Unconfirmed({ isChecking, onVerify }: { isChecking: boolean; onVerify: () => void }) {
  const isOnline = useIsOnline()
  return (
    <OutcomeCard tone="waiting" Icon={Hourglass} title="Votre paiement est passé">
      <p role="alert">
        Nous n’avons pas encore pu ouvrir votre accès. <strong>Ne payez pas une seconde fois</strong>&nbsp;:
        il s’ouvrira de lui-même, même si vous quittez cette page.
      </p>
      <p className="text-small text-muted">
        {isOnline
          ? 'Nous vérifions aussi de nous-mêmes, toutes les quelques secondes.'
          : 'Vous êtes hors ligne\u00a0: nous vérifierons dès le retour du réseau.'}
      </p>
      <Button className="mt-3" isBusy={isChecking} onClick={onVerify}>
        Vérifier mon paiement
      </Button>
    </OutcomeCard>
  )
}
