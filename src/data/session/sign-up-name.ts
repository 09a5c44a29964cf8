import { readStored, writeStored } from '@/data/device/device-storage'

/** The name typed at a sign-up with this e-mail, stored until the profile is written; null: none, or written. */
const keyOf = (email: string) => `sign-up-name.${email.toLowerCase()}` as const

export function readSignUpName(email: string): string | null {
  return readStored(keyOf(email))
}

export function writeSignUpName(email: string, fullName: string | null): void {
  writeStored(keyOf(email), fullName)
}
