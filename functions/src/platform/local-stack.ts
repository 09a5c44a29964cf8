/** True on Firebase's emulators, which do not set Cloud Run's `K_CONFIGURATION`. */
export function isLocalStack(env: NodeJS.ProcessEnv = process.env): boolean {
  return env['FUNCTIONS_EMULATOR'] === 'true' && env['K_CONFIGURATION'] === undefined
}

/** Any of these makes the SDKs accept unsigned tokens or use an emulator. */
const EMULATORS_ONLY = [
  'FIREBASE_DEBUG_MODE',
  'FIREBASE_DEBUG_FEATURES',
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
]

/** Outside the local stack these settings stop the start, so that a deploy fails instead of opening every account. */
export function refuseEmulatorSettings(env: NodeJS.ProcessEnv = process.env): void {
  if (isLocalStack(env)) return
  const set = EMULATORS_ONLY.filter((name) => (env[name] ?? '') !== '')
  if (set.length > 0) throw new Error(`For emulators only, refused here: ${set.join(', ')}`)
}
