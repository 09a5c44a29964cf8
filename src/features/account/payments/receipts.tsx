import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import type { Live } from '@/data/sync/live'
import type { Payment } from '@/domain/access/payment'
import { errorText } from '@/lib/text/error-text'
import { Skeleton } from '@/ui/skeleton'
import { Receipt } from './receipt'
import { monthsByPayment } from './refund-outcome'
import { SettingsSection } from '@/features/account/settings-section'

interface ReceiptsProps {
  payments: Live<readonly Payment[]>
}

export function Receipts({ payments }: ReceiptsProps) {
  return (
    <SettingsSection title="Mes paiements">
      <ReceiptList payments={payments} />
    </SettingsSection>
  )
}

interface ReceiptListProps extends ReceiptsProps {
  isLatestOnly?: boolean
}

export function ReceiptList({ payments, isLatestOnly = false }: ReceiptListProps) {
  const { trial } = useSignedIn()
  const isOnline = useIsOnline()
  if (payments.status === 'error') {
    return <ErrorNotice text={errorText('profileLoad', payments.error.code)} onRetry={payments.retry} />
  }
  const isUnknown = payments.status === 'ready' && !payments.isLive && payments.value.length === 0
  if (isUnknown && !isOnline) {
    return (
      <p className="text-small text-muted">
        Vous êtes hors ligne&nbsp;: vos reçus s’afficheront au retour du réseau.
      </p>
    )
  }
  if (payments.status === 'loading' || isUnknown) {
    return (
      <div aria-busy className="flex flex-col gap-3">
        <span className="sr-only">Chargement de vos reçus…</span>
        <Skeleton className="h-5 w-56 max-w-full" />
        <Skeleton className="h-5 w-40 max-w-full" />
      </div>
    )
  }
  if (payments.value.length === 0) {
    return <p className="text-small text-muted">Aucun paiement pour le moment.</p>
  }
  const months = monthsByPayment(trial, payments.value)
  return (
    <ul className="flex flex-col divide-y divide-line">
      {(isLatestOnly ? payments.value.slice(0, 1) : payments.value).map((payment) => (
        <Receipt key={payment.id} payment={payment} month={months.get(payment.id)} />
      ))}
    </ul>
  )
}
