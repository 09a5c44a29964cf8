import { readEnvFile } from './emulators/emulator-files'
import { standInKeys } from './stripe/keys'

/** Hosted services with the developer's own keys; each replaces its stand-in. */
export interface OwnServices {
  /** Additional variables of the functions, including the keys. */
  readonly functionsEnv: Record<string, string>
  readonly hasCoach: boolean
  readonly hasMail: boolean
  /** Publishable key of the Stripe account; null: the stand-in. */
  readonly stripePublishableKey: string | null
  /** Why the real Stripe is not used although some of its keys are set. */
  readonly missingForStripe: string | null
}

export const noOwnServices: OwnServices = {
  functionsEnv: {},
  hasCoach: false,
  hasMail: false,
  stripePublishableKey: null,
  missingForStripe: null,
}

export function readOwnServices(): OwnServices {
  const functionsEnv = { ...readEnvFile('functions/.env.local'), ...readEnvFile('functions/.secret.local') }
  return ownServicesOf(functionsEnv, readEnvFile('.env.local'))
}

export function ownServicesOf(
  functionsEnv: Record<string, string>,
  pageEnv: Record<string, string>,
): OwnServices {
  const secretKey = (functionsEnv['STRIPE_SECRET_KEY'] ?? '').trim()
  const publishableKey = (pageEnv['VITE_STRIPE_PUBLISHABLE_KEY'] ?? '').trim()
  const hasBoth = secretKey !== '' && publishableKey !== ''
  const missing =
    secretKey === ''
      ? 'STRIPE_SECRET_KEY in functions/.secret.local'
      : 'VITE_STRIPE_PUBLISHABLE_KEY in .env.local'
  return {
    functionsEnv,
    hasCoach: (functionsEnv['COACH_API_KEY'] ?? '').trim() !== '',
    hasMail: (functionsEnv['MAIL_HOST'] ?? '').trim() !== '',
    stripePublishableKey: hasBoth ? publishableKey : null,
    missingForStripe: hasBoth || secretKey + publishableKey === '' ? null : missing,
  }
}

export const localHashKey = 'demo-key-of-this-machine-and-no-other'

/** Secrets and params of the functions. A stand-in's key only needs the right format. */
export function functionsEnvOf(
  { functionsEnv, hasCoach, hasMail, stripePublishableKey }: OwnServices,
  standIns: { coachUrl: string; stripeUrl: string; mailPort: number },
): Record<string, string> {
  return {
    TRIAL_HASH_KEY: localHashKey,
    ...functionsEnv,
    ...(hasCoach ? {} : coachStandInEnv(standIns.coachUrl)),
    ...(stripePublishableKey === null ? stripeStandInEnv(standIns.stripeUrl) : {}),
    ...(hasMail ? {} : mailStandInEnv(standIns.mailPort)),
  }
}

export const TEAM_ADDRESS = 'equipe@coach-boom.example'

export function mailStandInEnv(port: number): Record<string, string> {
  return {
    MAIL_HOST: '127.0.0.1',
    MAIL_PORT: String(port),
    MAIL_USER: '',
    MAIL_FROM: 'Coach Boom <bonjour@coach-boom.example>',
    MAIL_PASSWORD: 'none',
    SUPPORT_ADDRESS: TEAM_ADDRESS,
  }
}

/** Its answers cost nothing, and all accounts of a test run share one day. */
function coachStandInEnv(coachUrl: string): Record<string, string> {
  return {
    COACH_API_KEY: 'demo-key-of-the-stand-in',
    COACH_BASE_URL: coachUrl,
    COACH_DAILY_MAX: '1000000',
  }
}

function stripeStandInEnv(stripeUrl: string): Record<string, string> {
  return {
    STRIPE_SECRET_KEY: standInKeys.secret,
    STRIPE_WEBHOOK_SECRET: standInKeys.webhook,
    STRIPE_BASE_URL: stripeUrl,
  }
}
