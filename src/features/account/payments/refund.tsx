import { useEffect, useRef, useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { paidAmount } from '@/domain/access/paid-amount'
import { HAND_REFUND_WORDS } from '@/domain/base/business'
import {
  isLaterWithdrawal,
  lastWithdrawalDay,
  refundableAmount,
  withdrawalDayText,
  type Payment,
} from '@/domain/access/payment'
import type { Access } from '@/domain/access/subscription'
import { formatDay, formatDayAndTime } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/popups/confirm-dialog'
import { accessAfterRefund } from './refund-outcome'
import { SettingsSection } from '@/features/account/settings-section'
import type { WithdrawalRequest } from './use-withdrawal'

interface RefundProps {
  payment: Payment
  payments: readonly Payment[]
  request: WithdrawalRequest
}

/** « Satisfait ou remboursé », while a refund is possible. */
export function Refund({ payment, payments, request }: RefundProps) {
  const { trial, now } = useSignedIn()
  const [isAsking, setIsAsking] = useState(false)
  const isOwn = request.askedId === payment.id
  const fault = isOwn ? request.fault : null
  const isBusy = isOwn && request.isBusy
  const button = useRef<HTMLButtonElement>(null)
  const lastDay = lastWithdrawalDay(payment)
  const after = accessAfterRefund(trial, payments, payment, now)
  const isByHand = isLaterWithdrawal(payments, payment.id)

  useEffect(() => {
    if (fault !== null) button.current?.focus()
  }, [fault])

  return (
    <SettingsSection title="Satisfait ou remboursé">
      <p className="text-small text-muted">
        Vous pouvez renoncer au contrat de votre {paymentName(payment, payments)}
        {lastDay && (
          <>
            {' '}
            jusqu’au <strong className="font-semibold text-ink">{withdrawalDayText(lastDay)}</strong>
          </>
        )}
        , sans explication à donner&nbsp;: il vous est remboursé.
      </p>
      {fault !== null && <ErrorNotice text={fault} />}
      <Button
        ref={button}
        variant="secondary"
        className="self-start"
        isBusy={isBusy}
        disabled={request.isBusy}
        onClick={() => {
          setIsAsking(true)
        }}
      >
        {isBusy ? 'Rétractation en cours…' : 'Renoncer au contrat ici'}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Renoncer au contrat ici"
        confirmLabel="Confirmer la rétractation"
        cancelLabel="Annuler"
        onConfirm={() => {
          setIsAsking(false)
          request.ask(payment.id)
        }}
      >
        {paidAmount(refundableAmount(payment), payment)} {moneyText(isByHand)} {accessText(after, isByHand)}{' '}
        Vos tâches, projets et conversations restent à vous.
      </ConfirmDialog>
    </SettingsSection>
  )
}

/** An earlier payment is named by its day: the last one was withdrawn from before. */
function paymentName({ id, paidAt }: Payment, [last]: readonly Payment[]): string {
  return id === last?.id || !paidAt ? 'dernier paiement' : `paiement du ${formatDay(paidAt)}`
}

export function moneyText(isByHand: boolean): string {
  return isByHand
    ? `vous sont rendus par notre équipe, sous ${HAND_REFUND_WORDS}\u00a0: seul le premier remboursement d’un compte est automatique.`
    : 'seront remboursés sur votre carte, sous 5 à 10 jours ouvrés.'
}

function accessText(after: Access, isByHand: boolean): string {
  const when = isByHand ? 'avec le remboursement' : 'tout de suite'
  switch (after.kind) {
    case 'none':
      return `Votre accès à Coach Boom se termine ${when}.`
    case 'trial':
      return `Le mois de ce paiement est retiré\u00a0: votre essai gratuit continue jusqu’au ${formatDayAndTime(after.endsAt)}.`
    case 'paid':
      return `Le mois de ce paiement est retiré\u00a0: votre accès ira jusqu’au ${formatDayAndTime(after.endsAt)}.`
  }
}
