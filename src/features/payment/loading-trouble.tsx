import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

interface LoadingTroubleProps {
  /** `offline`: loads by itself when the network is back. */
  trouble: 'failed' | 'slow' | 'offline'
  onRetry: () => void
}

/** Why the card field is missing, with a retry. */
export function LoadingTrouble({ trouble, onRetry }: LoadingTroubleProps) {
  if (trouble === 'offline')
    return (
      <Notice tone="warning">
        Vous êtes hors ligne&nbsp;: le champ de carte apparaîtra au retour du réseau.
      </Notice>
    )
  return (
    <Notice
      tone="warning"
      role="alert"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      {trouble === 'failed'
        ? 'Le champ de carte n’a pas pu être chargé.'
        : 'Le champ de carte met du temps à arriver.'}{' '}
      Si un bloqueur de publicités est actif, autorisez js.stripe.com pour cette page.
    </Notice>
  )
}
