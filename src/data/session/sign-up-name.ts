import { readStored, writeStored } from '@/data/device/device-storage'

const KEY = 'sign-up-name'

/** Stored until the profile is written, in case the sign-up is interrupted. */
export function rememberSignUpName(email: string, fullName: string): void {
  writeStored(KEY, JSON.stringify([email.toLowerCase(), fullName]))
}

/** The name typed on this device for this e-mail; null: none. */
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
