import { CardElement, Elements } from '@stripe/react-stripe-js'
import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { useCardLook } from './card-look'

interface CardFieldProps {
  stripe: Stripe
  onReady: (card: StripeCardElement) => void
  /** What the provider says of what is typed; null when there is nothing to say. */
  onComplaint: (message: string | null) => void
}

/** The provider's own field: what is typed into it never reaches this page. */
export function CardField({ stripe, onReady, onComplaint }: CardFieldProps) {
  const look = useCardLook()
  return (
    <Elements stripe={stripe}>
      <CardElement
        options={look}
        onReady={onReady}
        onChange={({ error }) => {
          onComplaint(error?.message ?? null)
        }}
      />
    </Elements>
  )
}
