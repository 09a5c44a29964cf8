/**
 * The addresses and public identifiers the app was built with, read once. Firebase's web keys name a
 * project, they open nothing: the rules do. Addresses of local services are set by `local/` alone.
 */
export const env = {
  firebase: {
    apiKey: required('VITE_FIREBASE_API_KEY'),
    authDomain: required('VITE_FIREBASE_AUTH_DOMAIN'),
    projectId: required('VITE_FIREBASE_PROJECT_ID'),
    appId: required('VITE_FIREBASE_APP_ID'),
  },
  /** Names our Stripe account; null where payments are not set up. */
  stripePublishableKey: text('VITE_STRIPE_PUBLISHABLE_KEY') || null,
  /** Origin of another Auth server than Google's. */
  authUrl: text('VITE_AUTH_URL') || null,
  /** `host:port` of another Firestore server than Google's, without TLS. */
  firestoreHost: text('VITE_FIRESTORE_HOST') || null,
  /** Where callables answer when that is not the region's own host. */
  functionsUrl: text('VITE_FUNCTIONS_URL') || null,
} as const

function required(name: string): string {
  const value = text(name)
  if (value === '') throw new Error(`Missing configuration: ${name}. See .env.example.`)
  return value
}

function text(name: string): string {
  const value: unknown = (import.meta.env as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value.trim() : ''
}
