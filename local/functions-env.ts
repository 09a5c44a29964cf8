import { readEnvFile } from './emulator-files'

/** Points the functions at the AI stand-in. The key only has to look like one. */
export function standInEnv(coachUrl: string): Record<string, string> {
  return { COACH_API_KEY: 'demo-key-of-the-stand-in', COACH_BASE_URL: coachUrl }
}

/** What the person at the keyboard configured, or null when there is no key of a real provider. */
export function ownProviderEnv(): Record<string, string> | null {
  const env = { ...readEnvFile('functions/.env.local'), ...readEnvFile('functions/.secret.local') }
  return (env['COACH_API_KEY'] ?? '').trim() === '' ? null : env
}
