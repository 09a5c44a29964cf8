import { readStored, writeStored } from './device-storage'

const KEY = 'signed-in'

/**
 * Whether somebody was signed in here, known before Firebase is loaded: a visitor then loads no
 * Firebase at all, and a signed-in person never sees the landing page flash. It grants nothing.
 */
export function hasSessionHint(): boolean {
  return readStored(KEY) !== null || readStored(KEY, 'session') !== null
}

export function writeSessionHint(isRemembered: boolean): void {
  writeStored(KEY, isRemembered ? '1' : null)
  writeStored(KEY, isRemembered ? null : '1', 'session')
}

export function clearSessionHint(): void {
  writeStored(KEY, null)
  writeStored(KEY, null, 'session')
}
