import { parseJson, readDate, readFields, readText } from '@/domain/base/read-field'
import {
  clearStored,
  isStorageUsable,
  readStored,
  SESSION_KEY as KEY,
  writeSpare,
  writeStored,
} from './device-storage'

/** Value during a login or sign-up, before Auth has named the user. */
const UNNAMED = '1'

/**
 * Whether a session may exist, known before Firebase is loaded: a visitor then loads no Firebase, and a signed-in person does
 * not see the landing page flash. The hint grants no access. True where storage is refused: Auth must be asked.
 */
export function hasSessionHint(): boolean {
  return (
    !isStorageUsable('device') || readStored(KEY, 'device') !== null || readStored(KEY, 'session') !== null
  )
}

/** Whether the session outlives the tab, and its data may be stored on the device. */
export function isSessionRemembered(): boolean {
  return readStored(KEY, 'session') === null
}

export function writeSessionHint(isRemembered: boolean): void {
  writeStored(KEY, isRemembered ? UNNAMED : null, 'device')
  writeStored(KEY, isRemembered ? null : UNNAMED, 'session')
}

/** Adds the user to the hint, once Auth has named them: the next page draws their data before Auth answers. */
export function nameSessionHint(user: SessionUser): void {
  // In a session of one tab the device's hint may be another person's.
  if (!isSessionRemembered()) return
  // The hint may be missing: a tab that started during the login removed it. Without it the next tab would show a visitor's
  // page, and a login there would end this session.
  if (readStored(KEY, 'device') !== user.uid) writeStored(KEY, user.uid, 'device')
  writeSpare('known-user', JSON.stringify(user))
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

/** Whether a login or sign-up is under way in any tab, or was interrupted. */
export function isComingIn(): boolean {
  return readStored(KEY, 'device') === UNNAMED
}

/** Whether a user is remembered on this device, or is signing in. */
export function isDeviceTaken(): boolean {
  return readStored(KEY, 'device') !== null
}

/** Removes the hint. A session of one tab leaves the device's hint alone: it may be another person's. */
export function clearSessionHint(): void {
  if (isSessionRemembered()) {
    writeStored(KEY, null, 'device')
    writeSpare('known-user', null)
  }
  writeStored(KEY, null, 'session')
}

/** Deletes all texts and hints of this session from the device. A session of one tab leaves those of the remembered person. */
export function clearSession(): void {
  clearStored(!isSessionRemembered() && isDeviceTaken() ? ['session'] : undefined)
}
