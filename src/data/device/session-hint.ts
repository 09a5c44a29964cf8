import { parseJson, readDate, readFields, readText } from '@/domain/base/read-field'
import { namesAuthUser } from './auth-user'
import { isStorageUsable, readStored, SESSION_KEY as KEY, writeSpare, writeStored } from './device-storage'

/** Until Auth has said whose it is: nobody knows yet whether they come in. */
const UNNAMED = '1'

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
  writeStored(KEY, isRemembered ? UNNAMED : null, 'device')
  writeStored(KEY, isRemembered ? null : UNNAMED, 'session')
}

/** Whose it is, once Auth has said so: what is drawn before Auth is asked is drawn of nobody else. */
export function nameSessionHint(user: KnownUser): void {
  const { uid } = user
  // It may be somebody else's, who is remembered beside a session that ends with its tab.
  if (!isSessionRemembered() || namesAuthUser('sessionStorage')) return
  const named = readStored(KEY, 'device')
  // It may have found no room when they came in, or a tab that began just then took it back: the next tab would show a
  // visitor's page, and a login there end the session of this one.
  if (named === null) writeSpare(KEY, uid)
  else if (named !== uid) writeStored(KEY, uid, 'device')
  writeSpare('known-user', JSON.stringify(user))
}

/** The person who is remembered here, as Auth named them last; null where Auth has to be asked first. */
export function readKnownUser(): KnownUser | null {
  if (!isSessionRemembered() || namesAuthUser('sessionStorage')) return null
  const fields = readFields(parseJson(readStored('known-user', 'device')))
  const uid = readText(fields?.['uid'])
  if (uid === '' || readStored(KEY, 'device') !== uid) return null
  return { uid, email: readText(fields?.['email']), createdAt: readDate(fields?.['createdAt']) }
}

export interface KnownUser {
  readonly uid: string
  readonly email: string
  /** When the Auth account was created, by the server's clock. */
  readonly createdAt: Date | null
}

/** Whether this device says so still: another tab may have signed out an instant ago. */
export function isSessionNamed(uid: string): boolean {
  return readStored(KEY, 'device') === uid
}

/** A login or a sign-up is under way, in another tab as well, or was left in the middle. */
export function isComingIn(): boolean {
  return readStored(KEY, 'device') === UNNAMED
}

/** Somebody is remembered on this device, or comes in. */
export function isDeviceTaken(): boolean {
  return readStored(KEY, 'device') !== null
}

/** Of a session that ends with its tab its own alone: somebody else may be remembered beside it. */
export function clearSessionHint(): void {
  if (isSessionRemembered()) {
    writeStored(KEY, null, 'device')
    writeSpare('known-user', null)
  }
  writeStored(KEY, null, 'session')
}
