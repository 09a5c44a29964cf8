import { readStored, writeStored } from '@/data/device/device-storage'

const KEY = 'sign-up-name'

/** Kept from before the account exists until its profile is stored, for a sign-up that is cut in the middle. */
export function rememberSignUpName(email: string, fullName: string): void {
  writeStored(KEY, JSON.stringify([email.toLowerCase(), fullName]))
}

/** The name typed for this e-mail; null when it was typed for another one, or on another device. */
export function readSignUpName(email: string): string | null {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? 'null')
    if (!Array.isArray(stored)) return null
    const [owner, fullName] = stored as unknown[]
    return owner === email.toLowerCase() && typeof fullName === 'string' ? fullName : null
  } catch {
    return null
  }
}

export function forgetSignUpName(): void {
  writeStored(KEY, null)
}
