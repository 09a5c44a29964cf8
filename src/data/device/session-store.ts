import { Listeners } from '@/domain/base/listeners'
import { hasSessionHint, readKnownUser, type SessionUser } from './session-hint'

export type { SessionUser }

export type Session =
  | { readonly status: 'unknown' }
  /** Auth could not be loaded or asked. */
  | { readonly status: 'unreachable' }
  | { readonly status: 'signed-out' }
  /** Just signed out: the page deletes its data and reloads. */
  | { readonly status: 'leaving' }
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly by: 'restore' | 'login' | 'sign-up' }

/** Also the session of prerendered pages: the same object as a visitor's, so that nothing renders again. */
export const SIGNED_OUT: Session = { status: 'signed-out' }

/** The session, without Firebase; `data/session/auth.ts` publishes into it. */
let current: Session = sessionAtStart()
const listeners = new Listeners()

export function readSession(): Session {
  return current
}

/** Whether this person is still signed in: after a sign-out their data may not be stored or requested. */
export function isSignedIn(uid: string): boolean {
  return current.status === 'signed-in' && current.user.uid === uid
}

export const subscribeSession = listeners.subscribe

function sessionAtStart(): Session {
  const user = readKnownUser()
  if (user) return { status: 'signed-in', user, by: 'restore' }
  return hasSessionHint() ? { status: 'unknown' } : SIGNED_OUT
}

/** Null once Auth has answered. Until then a signed-in user is presumed, by the hint. */
let confirm: (() => void) | null = null
const confirmed = new Promise<void>((resolve) => {
  if (current.status === 'signed-in') confirm = resolve
  else resolve()
})

/** Resolves when Auth has confirmed the user of the hint; at once where there was none. */
export function whenConfirmed(): Promise<void> {
  return confirmed
}

/** Whether Auth's answer is still missing. */
export function isSessionAwaited(): boolean {
  return confirm !== null || current.status === 'unknown'
}

export function publishSession(next: Session): void {
  if (next.status === 'signed-out' && current.status === 'signed-out') return
  const isConfirmed = confirm && JSON.stringify(next) === JSON.stringify(current)
  confirm?.()
  confirm = null
  if (isConfirmed) return
  current = next
  listeners.notify()
}
