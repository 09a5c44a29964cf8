import { useEffect, useRef, useState } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useSignedIn } from '@/components/signed-in-context'
import { useSubmission } from '@/components/use-submission'
import { withdraw } from '@/data/payments'
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
import { errorText } from '@/lib/text/error-text'
import { formatDayAndTime } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { ConfirmDialog } from '@/ui/popups/confirm-dialog'
import { accessAfterRefund } from './refund-outcome'
import { SettingsSection } from '@/features/account/settings-section'

interface RefundProps {
  payment: Payment
  payments: readonly Payment[]
  onRefunded: () => void
}

/** « Satisfait ou remboursé », while a refund is possible. */
export function Refund({ payment, payments, onRefunded }: RefundProps) {
  const { trial, now } = useSignedIn()
  const { fault, isAsking, setIsAsking, isBusy, refund } = useRefund(onRefunded)
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
        Vous pouvez renoncer au contrat de votre dernier paiement
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
        onConfirm={refund}
      >
        {paidAmount(refundableAmount(payment), payment)} {moneyText(isByHand)} {accessText(after, isByHand)}{' '}
        Vos tâches, projets et conversations restent à vous.
      </ConfirmDialog>
    </SettingsSection>
  )
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

/** Confirms, then ends the contract; the call is idempotent. */
function useRefund(onRefunded: () => void) {
  const [isAsking, setIsAsking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const { isBusy, run } = useSubmission()

  function refund() {
    setIsAsking(false)
    setFault(null)
    void run(
      async () => {
        await withdraw()
        onRefunded()
        return null
      },
      (code) => {
        setFault(errorText('refund', code))
        return null
      },
    )
  }

  return { fault, isAsking, setIsAsking, isBusy, refund }
}
