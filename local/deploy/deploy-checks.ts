import { unfilledLabels, type Publisher } from '../../src/domain/base/publisher'

export interface FunctionsManifest {
  readonly endpoints: Readonly<
    Record<
      string,
      {
        readonly region?: readonly string[]
        readonly maxInstances?: number | null
        readonly secretEnvironmentVariables?: readonly { readonly key: string }[]
      }
    >
  >
  readonly params?: readonly {
    readonly name: string
    readonly type: string
    readonly default?: string | number | boolean
  }[]
}

export interface FirebaseConfig {
  readonly firestore?: { readonly location?: string }
  readonly hosting?: {
    readonly headers?: readonly {
      readonly source?: string
      readonly regex?: string
      readonly headers: readonly { readonly key: string; readonly value: string }[]
    }[]
  }
}

type Env = Readonly<Record<string, string>>

/** Quota of a new billing account. */
const MOST_INSTANCES = 10
const LOCATION = 'eur3'

/** Each check returns one line per gap. */
export function projectGaps(project: string | undefined): string[] {
  return project ? [] : ['.firebaserc names no default project.']
}

export function locationGaps({ firestore }: FirebaseConfig): string[] {
  return firestore?.location === LOCATION
    ? []
    : [
        `firebase.json: "location" of firestore is not "${LOCATION}": a missing database is made in the United States.`,
      ]
}

export function publisherGaps(publisher: Publisher): string[] {
  return unfilledLabels(publisher).map((label) => `src/domain/base/publisher.ts: « ${label} » is missing.`)
}

const BROWSER_NAMES = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_STRIPE_PUBLISHABLE_KEY',
]

/** `env`: that of a production build, `.env.production.local` first. */
export function browserGaps(env: Env, project: string | undefined): string[] {
  const file = '.env.production.local'
  const unset = BROWSER_NAMES.filter((name) => (env[name] ?? '').trim() === '')
  const named = env['VITE_FIREBASE_PROJECT_ID']
  const local = ['VITE_AUTH_URL', 'VITE_FIRESTORE_HOST', 'VITE_FUNCTIONS_URL'].filter((name) => env[name])
  const stripe = env['VITE_STRIPE_PUBLISHABLE_KEY'] ?? ''
  return [
    ...unset.map((name) => `${file}: ${name} is not set.`),
    ...local.map((name) => `${file}: ${name} is for this machine alone.`),
    ...(named && named !== project
      ? [`${file}: VITE_FIREBASE_PROJECT_ID is ${named}, and .firebaserc names ${project ?? 'none'}.`]
      : []),
    ...(stripe !== '' && !/^pk_(live|test)_\w+$/.test(stripe)
      ? [`${file}: VITE_STRIPE_PUBLISHABLE_KEY is no publishable key of Stripe.`]
      : []),
  ]
}

export function headerGaps(
  { hosting }: FirebaseConfig,
  project: string | undefined,
  region: string,
): string[] {
  const rules = hosting?.headers ?? []
  const everywhere = rules.find(({ regex }) => regex === '.*')
  if (!everywhere)
    return ['firebase.json: no header rule with "regex": ".*": names with a dot get no headers.']
  const valueOf = (key: string) => everywhere.headers.find((header) => header.key === key)?.value ?? ''
  const policy = valueOf('Content-Security-Policy')
  const host = `https://${region}-${project ?? 'PROJECT'}.cloudfunctions.net`
  const needed = [
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
  ]
  const missing = rules.find(({ regex }) => regex === '^/assets/')?.headers ?? []
  return [
    ...needed
      .filter((key) => valueOf(key) === '')
      .map((key) => `firebase.json: the header ${key} is missing.`),
    ...(policy.includes(` ${host}`)
      ? []
      : [
          `firebase.json: the Content-Security-Policy does not name ${host}: browsers refuse every call of a function.`,
        ]),
    ...(missing.some(({ key, value }) => key === 'Cache-Control' && value === 'no-store')
      ? []
      : ['firebase.json: a missing file under /assets/ is kept by browsers: its rule says no "no-store".']),
  ]
}

export function functionGaps({ endpoints }: FunctionsManifest, region: string): string[] {
  return Object.entries(endpoints).flatMap(([name, { region: regions = [], maxInstances }]) => [
    ...(regions.length === 1 && regions[0] === region ? [] : [`${name} is not in ${region} alone.`]),
    ...(typeof maxInstances === 'number' && maxInstances <= MOST_INSTANCES
      ? []
      : [`${name}: maxInstances is not at most ${MOST_INSTANCES}: a new billing account refuses more.`]),
  ])
}

/** `env`: `functions/.env` and `functions/.env.<project>` merged; the first one serves the tests too. */
export function paramGaps(
  { params = [] }: FunctionsManifest,
  env: Env,
  project: string | undefined,
): string[] {
  return params
    .filter(({ type }) => type !== 'secret')
    .filter(({ name, default: byDefault = '' }) => (env[name] ?? String(byDefault)).trim() === '')
    .map(({ name }) => `functions/.env.${project ?? 'PROJECT'}: ${name} is not set.`)
}

export function secretsOf({ endpoints }: FunctionsManifest): string[] {
  const keys = Object.values(endpoints).flatMap(
    ({ secretEnvironmentVariables = [] }) => secretEnvironmentVariables,
  )
  return [...new Set(keys.map(({ key }) => key))].sort()
}

/** A secret cannot be read from here; checks only that the guide explains it. */
export function secretGaps(manifest: FunctionsManifest, guide: string, env: Env): string[] {
  return secretsOf(manifest).flatMap((name) => [
    ...(guide.includes(`functions:secrets:set ${name}`)
      ? []
      : [`docs/deploy.md does not say how ${name} is set.`]),
    ...(name in env ? [`functions/.env holds ${name}: a secret does not belong into a file.`] : []),
  ])
}

export function lockGaps(stored: string | null, expected: string): string[] {
  if (stored === expected) return []
  return [
    `functions/package-lock.json is ${stored === null ? 'missing' : 'out of date'}: run \`npm run lock:functions\`.`,
  ]
}
