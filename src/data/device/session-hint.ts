import { parseJson, readDate, readFields, readText } from '@/domain/base/read-field'
import {
  clearStored,
  isStorageUsable,
  readStored,
  SESSION_KEY as KEY,
  writeSpare,
  writeStored,
} from './device-storage'
import type { StoredKey } from './stored-keys'

/**
 * Whether a session may exist, known before Firebase is loaded: a visitor then loads no Firebase, and a signed-in person does
 * not see the landing page flash. The hint grants no access. True where storage is refused: Auth must be asked.
 */
export function hasSessionHint(): boolean {
  return !isStorageUsable('device') || isDeviceTaken() || !isSessionRemembered()
}

/** Whether the session outlives the tab, and its data may be stored on the device. */
export function isSessionRemembered(): boolean {
  return readStored(KEY, 'session') === null
}

/** Records the signed-in user: the next page draws their data before Auth answers. A session of one tab is recorded there. */
export function writeSessionHint(user: SessionUser, isRemembered = isSessionRemembered()): void {
  writeStored(KEY, isRemembered ? null : user.uid, 'session')
  if (!isRemembered) return
  writeStored(KEY, user.uid, 'device')
  writeSpare('known-user', JSON.stringify(user))
}

/** A visitor's work, for the person who signs in on the device. */
const OLDER_THAN_SESSION = ['plan.device', 'sale.device'] as const satisfies readonly StoredKey[]

/**
 * After a login without « Se souvenir de moi »: moves the visitor's work to the tab's storage, where all texts of that session are read, listed and
 * deleted.
 */
export function followSession(): void {
  for (const key of OLDER_THAN_SESSION) {
    const onDevice = readStored(key, 'device')
    if (onDevice === null || readStored(key) !== null) continue
    writeStored(key, onDevice)
    writeStored(key, null, 'device')
  }
}

/** The remembered user, as Auth last named them; null: Auth must be asked first. */
export function readKnownUser(): SessionUser | null {
  if (!isSessionRemembered()) return null
  const fields = readFields(parseJson(readStored('known-user', 'device')))
  const uid = readText(fields?.['uid'])
  if (uid === '' || readStored(KEY, 'device') !== uid) return null
  return { uid, email: readText(fields?.['email']), createdAt: readDate(fields?.['createdAt']) }
}

export interface SessionUser {
  readonly uid: string
  readonly email: string
  /** Creation time of the Auth account, by the server's clock. */
  readonly createdAt: Date | null
}

/** The person of this page's session, as far as the hint says; null: nobody. */
export function hintedUid(): string | null {
  return readStored(KEY, 'session') ?? readStored(KEY, 'device')
}

/** Whether a user is remembered on this device. */
export function isDeviceTaken(): boolean {
  return readStored(KEY, 'device') !== null
}

/** Whether this user is the remembered one. */
export function isDeviceOf(uid: string): boolean {
  return readStored(KEY, 'device') === uid
}

/** Deletes all texts and hints of this session from the device. A session of one tab leaves those of the remembered person. */
export function clearSession(): void {
  clearStored(!isSessionRemembered() && isDeviceTaken() ? ['session'] : undefined)
}
