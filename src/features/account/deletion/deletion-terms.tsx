import { useEffect, useState } from 'react'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { useSignedIn } from '@/components/signed-in-context'
import { FORMER_ADDRESS_WORDS } from '@/domain/base/business'
import { hasSupportForm } from '@/lib/support-form'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'
import { usePayments } from '@/features/account/payments/use-payments'
import { deletionMoney } from './deletion-money'

const list = new Intl.ListFormat('fr-FR')

/** Lists the erased data, and steps to take first. */
export function DeletionTerms({ onOpenSubscription }: { onOpenSubscription: () => void }) {
  const { user, access, now } = useSignedIn()
  const payments = usePayments(user.uid)
  const isOnline = useIsOnline()
  const [unsaved, setUnsaved] = useState<readonly string[]>([])

  useEffect(() => {
    void import('@/data/account/unsaved')
      .then(({ allUnsavedOf }) => allUnsavedOf(user.uid))
      // A failed import is ignored: without a network the deletion fails too.
      .then(setUnsaved, () => undefined)
  }, [user.uid])
  const money = deletionMoney(payments.status === 'ready' ? payments.value : [], access, now)

  return (
    <>
      <p>
        <strong>C’est irréversible.</strong> Vos tâches, vos projets, vos produits, vos conversations, votre
        progression, vos reçus et votre compte sont effacés, sur tous vos appareils. Personne ne pourra les
        retrouver.{' '}
        {hasSupportForm &&
          'Un dernier email vous le confirme, si votre adresse est confirmée ou si vous avez payé. '}
        Une adresse confirmée, avec laquelle le coach a reçu une question, n’ouvrira pas d’autre essai gratuit
        avant {FORMER_ADDRESS_WORDS}.
      </p>
      <p className="text-small text-muted">
        Pour en garder une copie, fermez cette fenêtre et choisissez d’abord «&nbsp;Télécharger mes
        données&nbsp;».
      </p>
      {unsaved.length > 0 && (
        <Notice tone="warning">
          {`Pas encore enregistré (la copie faite sur cet appareil le contient, dans coach-boom.json)\u00a0: ${list.format(unsaved)}.`}
        </Notice>
      )}
      {money.lost !== null && <Notice tone="warning">{money.lost}</Notice>}
      {money.owed !== null && <Notice tone="info">{money.owed}</Notice>}
      {money.refundable !== null && (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" onClick={onOpenSubscription}>
              Voir le remboursement
            </Button>
          }
        >
          {money.refundable}
        </Notice>
      )}
      {!isOnline && (
        <Notice tone="warning" role="status">
          Vous êtes hors ligne&nbsp;: supprimer le compte demande le réseau.
        </Notice>
      )}
    </>
  )
}
