import { logger } from 'firebase-functions'
import { inject, vi } from 'vitest'
import { projectId } from '../../../local/paths'
import { standInKeys } from '../../../local/stripe/keys'

/** The functions' own modules in this process, in front of the same emulators: a test can then stop them half-way. */
export async function loadErasure() {
  const { auth, firestore, stripe } = inject('ports')
  Object.assign(process.env, {
    GCLOUD_PROJECT: projectId,
    FUNCTIONS_EMULATOR: 'true',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firestore}`,
    STRIPE_SECRET_KEY: standInKeys.secret,
    STRIPE_BASE_URL: `http://127.0.0.1:${stripe}`,
  })
  // What is stopped on purpose is logged, as it should be.
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(logger, level).mockReturnValue(undefined)
  return import('../../../functions/src/account/erase')
}
