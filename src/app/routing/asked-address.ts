import { readStored, writeStored } from '@/data/device/device-storage'

/** Written by vite/prerender/loader.js too, which leads a visitor to the landing page before any code of ours runs. */
const KEY = 'asked-address'

/** The last address of a signed-in screen that was opened signed out, in this tab: its login leads there. */
export function askedAddress(): string | null {
  const address = readStored(KEY, 'session')
  // Two slashes would be another host.
  return address !== null && /^\/(?!\/)/.test(address) ? address : null
}

export function keepAskedAddress(address: string | null): void {
  writeStored(KEY, address, 'session')
}
