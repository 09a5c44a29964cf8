import { useEffect, useRef } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { refundableUntil, type Payment } from '@/domain/payment'
import { formatDayAndTime, formatEuros } from '@/lib/format'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { accessAfterRefund } from './refund-outcome'
import { SettingsSection } from './settings-section'
import { useRefund } from './use-refund'

interface RefundProps {
  payment: Payment
  payments: readonly Payment[]
  onRefunded: () => void
}

/** « Satisfait ou remboursé », as long as it is possible. */
export function Refund({ payment, payments, onRefunded }: RefundProps) {
  const { user, now } = useSignedIn()
  const { fault, isAsking, setIsAsking, isBusy, refund } = useRefund(onRefunded)
  const button = useRef<HTMLButtonElement>(null)
  const until = refundableUntil(payment)
  const after = accessAfterRefund(user.createdAt, payments, payment, now)

  useEffect(() => {
    if (fault !== null) button.current?.focus()
  }, [fault])

  return (
    <SettingsSection title="Satisfait ou remboursé">
      <p className="text-small text-muted">
        Votre dernier paiement peut être remboursé
        {until && (
          <>
            {' '}
            jusqu'au <strong className="font-semibold text-ink">{formatDayAndTime(until)}</strong>
          </>
        )}
        , sans explication à donner.
      </p>
      {fault !== null && <ErrorNotice text={fault} />}
      <Button
        ref={button}
        variant="secondary"
        className="self-start"
        isBusy={isBusy}
        onClick={() => {
          setIsAsking(true)
        }}
      >
        {isBusy ? 'Remboursement en cours…' : 'Me faire rembourser'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Me faire rembourser"
        confirmLabel="Confirmer le remboursement"
        cancelLabel="Annuler"
        onConfirm={refund}
      >
        {formatEuros(payment.amount)} reviennent sur la carte qui a payé, sous 5 à 10 jours ouvrés.{' '}
        {after.kind === 'none'
          ? 'Votre accès à Coach Boom se termine tout de suite.'
          : `Le mois de ce paiement est retiré\u00a0: votre accès ira jusqu'au ${formatDayAndTime(after.endsAt)}.`}{' '}
        Vos tâches, projets et conversations restent à vous.
      </ConfirmDialog>
    </SettingsSection>
  )
}
