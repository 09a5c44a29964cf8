import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

interface LoadingTroubleProps {
  /** `offline`: it comes by itself with the network. */
  trouble: 'failed' | 'slow' | 'offline'
  onRetry: () => void
}

/** Why there is no card field yet, and what can be done about it. */
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
        ? "Le champ de carte n'a pas pu être chargé."
        : 'Le champ de carte met du temps à arriver.'}{' '}
      Si un bloqueur de publicités est actif, autorisez js.stripe.com pour cette page.
    </Notice>
  )
}
