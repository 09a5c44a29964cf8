import { logger } from 'firebase-functions'
import { vi } from 'vitest'
import { mailStandInEnv } from '../../../local/functions-env'
import { projectId } from '../../../local/paths'
import { standInKeys } from '../../../local/stripe/keys'
import { CANARY_HASH_KEY } from './canaries'
import { thisStack } from './stack'

/** The functions' modules in this process, on the same emulators, so that a test can interrupt them. */
export function loadErasure() {
  bringHere()
  return import('../../../functions/src/account/erase')
}

/** `admit`, with a daily maximum for the whole product. */
export function loadAdmission({ dailyMax }: { dailyMax: number }) {
  bringHere()
  process.env['COACH_DAILY_MAX'] = String(dailyMax)
  return import('../../../functions/src/coach/admission')
}

export function loadOutbox() {
  bringHere()
  Object.assign(process.env, mailStandInEnv(thisStack().ports.mail))
  return import('../../../functions/src/mail/outbox')
}

export function bringHere(): void {
  const { auth, firestore, stripe } = thisStack().ports
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
    STRIPE_SECRET_KEY: standInKeys.secret,
    STRIPE_BASE_URL: `http://127.0.0.1:${stripe}`,
    TRIAL_HASH_KEY: CANARY_HASH_KEY,
  })
  // Expected errors must not appear in the output.
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(logger, level).mockReturnValue(undefined)
}
