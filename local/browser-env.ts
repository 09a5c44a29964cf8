import { projectId, region } from './paths'
import type { Ports } from './ports'
import { standInKeys } from './stripe/keys'

/**
 * Environment of the app's build for local services. Vite prefers the process's `VITE_*` to files, so a real project's `.env.local` may
 * remain.
 */
export function browserEnv(
  ports: Ports,
  stripePublishableKey: string = standInKeys.publishable,
  hasSupportForm = true,
): Record<string, string> {
  return {
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000000000',
    VITE_AUTH_URL: `http://127.0.0.1:${ports.auth}`,
    VITE_FIRESTORE_HOST: `127.0.0.1:${ports.firestore}`,
    VITE_FUNCTIONS_URL: functionsUrl(ports.functions),
    VITE_STRIPE_PUBLISHABLE_KEY: stripePublishableKey,
    VITE_SUPPORT_FORM: hasSupportForm ? 'yes' : '',
  }
}

export function functionsUrl(port: number): string {
  return `http://127.0.0.1:${port}/${projectId}/${region}`
}
