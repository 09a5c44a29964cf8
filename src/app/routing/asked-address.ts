import { readStored, writeStored } from '@/data/device/device-storage'

/** Also written by vite/prerender/loader.js, which redirects visitors to the landing page before our code runs. */
const KEY = 'asked-address'

/** The last signed-in address that this tab opened signed out: the login leads there. */
export function askedAddress(): string | null {
  const address = readStored(KEY, 'session')
  // Two slashes would be another host.
  return address !== null && /^\/(?!\/)/.test(address) ? address : null
}

export function keepAskedAddress(address: string | null): void {
  writeStored(KEY, address, 'session')
}
