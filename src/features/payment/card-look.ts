import type { StripeCardElementOptions } from '@stripe/stripe-js'
import { useMemo } from 'react'
import { useMediaQuery } from '@/ui/use-media-query'

/** The provider draws the field in a frame of its own, where our styles do not reach: it gets their values. */
export function useCardLook(): StripeCardElementOptions {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
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
