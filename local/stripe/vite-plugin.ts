import type { Plugin } from 'vite'

const stripeOrigin = 'https://js.stripe.com'

/**
 * Lets Stripe's own loader fetch Stripe.js from the stand-in. Only for pages built on this machine for its local
 * stack; nothing in the product knows of it.
 */
export function stripeJsFrom(origin: string): Plugin {
  return {
    // Vite keeps prepared packages for as long as the plugins' names stay: another port is another name.
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

/** The address itself, and the expressions by which the loader knows its own script again. */
function redirected(code: string, origin: string): string {
  const inExpression = (text: string): string => text.replace(/[./]/g, '\\$&')
  return code.replaceAll(stripeOrigin, origin).replaceAll(inExpression(stripeOrigin), inExpression(origin))
}
