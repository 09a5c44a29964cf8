import { CardElement, Elements } from '@stripe/react-stripe-js'
import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import type { StripeCardElementOptions } from '@stripe/stripe-js'
import { useMemo, useSyncExternalStore } from 'react'
import { isDark as readIsDark, subscribeTheme } from '@/data/device/theme'

interface CardFieldProps {
  stripe: Stripe
  onReady: (card: StripeCardElement) => void
  /** After each change of the field. `complaint`: the provider's validation message; null: none. */
  onChange: (card: { readonly complaint: string | null; readonly isComplete: boolean }) => void
}

/** Stripe's iframe: the card number never reaches this page. */
export function CardField({ stripe, onReady, onChange }: CardFieldProps) {
  const look = useCardLook()
  return (
    <Elements stripe={stripe}>
      <CardElement
        options={look}
        onReady={onReady}
        onChange={({ error, complete }) => {
          onChange({ complaint: error?.message ?? null, isComplete: complete })
        }}
      />
    </Elements>
  )
}

/** Stripe's iframe cannot use our styles: it gets their values. */
function useCardLook(): StripeCardElementOptions {
  const isDark = useSyncExternalStore(subscribeTheme, readIsDark)
  return useMemo(() => optionsFrom(getComputedStyle(document.documentElement), isDark), [isDark])
}

function optionsFrom(styles: CSSStyleDeclaration, isDark: boolean): StripeCardElementOptions {
  const token = (name: string) => styles.getPropertyValue(`--${name}`).trim()
  return {
    hidePostalCode: true,
    disableLink: true,
    style: {
      base: {
        color: token('ink'),
        iconColor: token('muted'),
        fontFamily: token('font-sans'),
        fontSize: '16px',
        fontSmoothing: isDark ? 'antialiased' : 'auto',
        '::placeholder': { color: token('muted') },
      },
      invalid: { color: token('danger'), iconColor: token('danger') },
    },
  }
}
