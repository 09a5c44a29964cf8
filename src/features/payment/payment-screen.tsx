import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PageHeader } from '@/components/frame/page-header'
import { env } from '@/data/live/env'
import { cn } from '@/lib/cn'
import { paths } from '@/lib/paths'
import { SCREENS } from '@/lib/screens'
import { buttonClass } from '@/ui/button'
import { Card } from '@/ui/card'
import { Notice } from '@/ui/notice'
import { AlreadyPaid } from './already-paid'
import { CheckoutForm } from './checkout-form'
import { MonthInside } from './month-inside'
import { MonthSummary } from './month-summary'
import { Paid } from './paid'
import { Unconfirmed } from './unconfirmed'
import { usePaymentFlow } from './flow/use-payment-flow'

export function PaymentScreen() {
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-5 has-[[data-checkout]]:lg:max-w-none">
      <Checkout />
    </div>
  )
}

function Checkout() {
  const payment = usePaymentFlow()
  const { state } = payment
  // Nothing is left to secure, and the way back is the dashboard.
  if (state.step === 'paid') return <Paid endsAt={state.endsAt} />
  return (
    <>
      <PageHeader title={SCREENS.payment.title} />
      <BeforePaid {...payment} />
    </>
  )
}

function BeforePaid({ flow, state, isHidden }: ReturnType<typeof usePaymentFlow>) {
  /** Paid month that the person was told of, and wants to add one to. */
  const [addsTo, setAddsTo] = useState<Date | null>(null)
  if (state.step === 'already-paid') {
    const { endsAt, isNews } = state
    const payAgain = () => {
      setAddsTo(endsAt)
      flow.payAgain()
    }
    return <AlreadyPaid endsAt={endsAt} isNews={isNews} onPayAgain={payAgain} />
  }
  if (state.step === 'unconfirmed')
    return <Unconfirmed isChecking={state.isChecking} onVerify={flow.verify} />
  return (
    <div
      data-checkout=""
      className={cn(
        'grid gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:items-start',
        isHidden && 'invisible',
      )}
    >
      <MonthSummary paidUntil={addsTo} />
      {/* Next to the summary on wide screens; before the details on a phone. */}
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {env.stripePublishableKey ? (
          <CheckoutForm publishableKey={env.stripePublishableKey} flow={flow} state={state} />
        ) : (
          <NotOpen />
        )}
      </div>
      <MonthInside />
    </div>
  )
}

/** Shown when payments are not configured. */
function NotOpen() {
  return (
    <Card className="flex flex-col gap-5">
      <Notice tone="info">
        Le paiement en ligne n’est pas ouvert pour le moment. Aucune carte n’est demandée et rien n’est
        débité.
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.home} className={buttonClass()}>
          Retour au tableau de bord
        </Link>
        <Link to={paths.terms} className={buttonClass({ variant: 'secondary' })}>
          Lire les conditions
        </Link>
      </div>
    </Card>
  )
}
