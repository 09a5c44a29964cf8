import { isStorageUsable, readStored, SESSION_KEY as KEY, writeStored } from './device-storage'

/**
 * Whether somebody may be signed in here, known before Firebase is loaded: a visitor then loads no Firebase
 * at all, and a signed-in person never sees the landing page flash. It grants nothing; where it cannot be
 * kept, Auth has to be asked.
 */
export function hasSessionHint(): boolean {
  return (
    !isStorageUsable('device') || readStored(KEY, 'device') !== null || readStored(KEY, 'session') !== null
  )
}

/** Whether the session outlives the browser's, and its data may stay on the device. */
export function isSessionRemembered(): boolean {
  return readStored(KEY, 'session') === null
}

export function writeSessionHint(isRemembered: boolean): void {
  writeStored(KEY, isRemembered ? '1' : null, 'device')
  writeStored(KEY, isRemembered ? null : '1', 'session')
}

export function clearSessionHint(): void {
  writeStored(KEY, null, 'device')
  writeStored(KEY, null, 'session')
}
