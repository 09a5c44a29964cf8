import type { StripeCardElement } from '@stripe/stripe-js'
import { Lock } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { PRICE_LABEL } from '@/domain/base/business'
import { paths } from '@/lib/paths'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { CardBox } from './card-box'
import { readOutcome } from './flow/charge-outcome'
import { ImmediateAccess } from './immediate-access'
import { LoadingTrouble } from './loading-trouble'
import { PaymentFaultNotice } from './payment-fault-notice'
import type { PaymentFlow } from './flow/payment-flow'
import { busyStepOf, type BusyStep, type PaymentState } from './flow/payment-state'
import { useCardLoader } from './use-card-loader'

const DOING: Record<BusyStep, string> = {
  opening: 'Préparation du paiement…',
  charging: 'Votre banque examine le paiement. Gardez cette page ouverte.',
  checking: 'Vérification de votre paiement…',
}

const INCOMPLETE =
  'Complétez votre carte avant de payer\u00a0: son numéro, sa date d’expiration et son code de sécurité.'

interface TypedCard {
  /** Why the card cannot be charged; null: nothing is known against it. */
  readonly complaint: string | null
  readonly isComplete: boolean
}

const NO_CARD: TypedCard = { complaint: null, isComplete: false }

interface CheckoutFormProps {
  publishableKey: string
  flow: PaymentFlow
  state: PaymentState
}

export function CheckoutForm({ publishableKey, flow, state }: CheckoutFormProps) {
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const { stage, isSlow, tools, round, retry, onReady } = useCardLoader(publishableKey)
  const card = useRef<StripeCardElement>(null)
  const [{ complaint, isComplete }, setTyped] = useState<TypedCard>(NO_CARD)
  const [wantsAccessNow, setWantsAccessNow] = useState(false)
  const busyStep = busyStepOf(state)
  const isPayable = stage === 'ready' && busyStep === null
  const trouble = stage === 'failed' ? (isOnline ? 'failed' : 'offline') : isSlow ? 'slow' : null

  async function charge(clientSecret: string) {
    if (!tools || !card.current) throw new Error('The card field is gone')
    return readOutcome(
      await tools.stripe.confirmCardPayment(clientSecret, { payment_method: { card: card.current } }),
    )
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!isPayable) return
    if (isComplete) return void flow.pay(charge, wantsAccessNow)
    setTyped({ complaint: complaint ?? INCOMPLETE, isComplete })
    card.current?.focus()
  }

  return (
    <Card aria-labelledby="card-title">
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <h2 id="card-title" className="text-heading font-bold">
            Carte bancaire
          </h2>
          {stage !== 'failed' && (
            <CardBox isLocked={busyStep !== null} isWaiting={stage !== 'ready'} complaint={complaint}>
              {tools && (
                <tools.CardField
                  key={round}
                  stripe={tools.stripe}
                  onReady={(element) => {
                    card.current = element
                    setTyped(NO_CARD)
                    onReady()
                  }}
                  onChange={setTyped}
                />
              )}
            </CardBox>
          )}
          {trouble && <LoadingTrouble trouble={trouble} onRetry={retry} />}
          {state.step === 'ready' && state.fault && <PaymentFaultNotice fault={state.fault} />}
        </div>
        <ImmediateAccess
          isChecked={wantsAccessNow}
          onChange={setWantsAccessNow}
          isDisabled={busyStep !== null}
        />
        <p className="text-fine text-muted">
          En payant, vous acceptez nos{' '}
          <Link
            to={paths.terms}
            target="_blank"
            className="font-semibold text-ink underline underline-offset-4 hover:no-underline"
          >
            conditions générales de vente
          </Link>
          .
        </p>
        <div className="flex flex-col gap-2">
          <Button type="submit" size="lg" disabled={!isPayable} isBusy={busyStep !== null}>
            Payer {PRICE_LABEL}
          </Button>
          <Button
            variant="ghost"
            disabled={busyStep !== null}
            onClick={() => {
              void navigate(paths.home)
            }}
          >
            Annuler
          </Button>
          <p role="status" className="text-center text-small text-muted">
            {busyStep
              ? DOING[busyStep]
              : !isOnline && 'Vous êtes hors ligne\u00a0: vous pourrez payer au retour du réseau.'}
          </p>
        </div>
        <p className="flex items-start gap-2.5 border-t border-line pt-4 text-fine text-muted">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          Le paiement est traité par Stripe&nbsp;: le numéro de votre carte ne passe jamais par Coach Boom.
        </p>
      </form>
    </Card>
  )
}
