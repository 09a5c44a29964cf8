import type { Plugin } from 'vite'

const stripeOrigin = 'https://js.stripe.com'

/** Makes Stripe's loader fetch Stripe.js from the stand-in; only in builds for the local stack. */
export function stripeJsFrom(origin: string): Plugin {
  return {
    // Vite caches prebundled packages by the plugins' names: a new port needs a new name.
    name: `stripe-js-from-${origin}`,
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: ['@stripe/stripe-js'] } }),
    transform(code, id) {
      if (!/stripe-js[\\/]dist[\\/](pure|index)\.mjs/.test(id)) return null
      if (!code.includes(stripeOrigin))
        throw new Error('The loader of Stripe.js has changed: look at it again.')
      return { code: redirected(code, origin), map: null }
    },
  }
}

/** Replaces the URL, and the expressions by which the loader finds its own script. */
function redirected(code: string, origin: string): string {
  const inExpression = (text: string): string => text.replace(/[./]/g, '\\$&')
  return code.replaceAll(stripeOrigin, origin).replaceAll(inExpression(stripeOrigin), inExpression(origin))
}
