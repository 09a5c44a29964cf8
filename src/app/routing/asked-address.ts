import { readStored, writeStored } from '@/data/device/device-storage'
import { paths } from '@/lib/paths'

/** Also written by vite/prerender/loader.js, which redirects visitors to the landing page before our code runs. */
const KEY = 'asked-address'

/** The last signed-in address that this tab opened signed out: the login leads there. */
export function askedAddress(): string | null {
  const address = readStored(KEY, 'session')
  // Two slashes would be another host.
  return address !== null && /^\/(?!\/)/.test(address) ? address : null
}

/** `by`: how the session began. A new account starts at its dashboard. */
export function addressAfterLogin(by: 'restore' | 'login' | 'sign-up'): string {
  return by === 'sign-up' ? paths.dashboard : (askedAddress() ?? paths.home)
}

export function keepAskedAddress(address: string | null): void {
  writeStored(KEY, address, 'session')
}
