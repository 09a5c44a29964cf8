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
      if (!/@stripe[\\/]stripe-js[\\/]/.test(id) || !id.includes('.mjs')) return null
      if (!code.includes(`'${stripeOrigin}'`)) return null
      return { code: redirected(code, origin), map: null }
    },
  }
}

/** The address itself, and the expressions by which the loader knows its own script again. */
function redirected(code: string, origin: string): string {
  const inExpression = (text: string): string => text.replace(/[./]/g, '\\$&')
  return code.replaceAll(stripeOrigin, origin).replaceAll(inExpression(stripeOrigin), inExpression(origin))
}
