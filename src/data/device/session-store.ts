import { Listeners } from '@/domain/base/listeners'
import { hasSessionHint, readKnownUser, type KnownUser } from './session-hint'

export type SessionUser = KnownUser

export type Session =
  | { readonly status: 'unknown' }
  /** What asks Auth could not be loaded: nobody knows who is here. */
  | { readonly status: 'unreachable' }
  | { readonly status: 'signed-out' }
  /** Just signed out: the page forgets what it knew and starts anew. */
  | { readonly status: 'leaving' }
  | { readonly status: 'signed-in'; readonly user: SessionUser; readonly by: 'restore' | 'login' | 'sign-up' }

const SIGNED_OUT: Session = { status: 'signed-out' }

/** Knows who is here without loading Firebase; `data/session/auth.ts` publishes into it. */
let current: Session = sessionAtStart()
/** Shown as signed in by what this device knows; Auth has not answered yet. */
let isPresumed = current.status === 'signed-in'
const listeners = new Listeners()

export function readSession(): Session {
  return current
}

/** What built pages are drawn for; the same object as for a visitor, who then sees nothing drawn again. */
export function sessionOfBuiltPages(): Session {
  return SIGNED_OUT
}

export const subscribeSession = listeners.subscribe

function sessionAtStart(): Session {
  const user = readKnownUser()
  if (user) return { status: 'signed-in', user, by: 'restore' }
  return hasSessionHint() ? { status: 'unknown' } : SIGNED_OUT
}

let confirm: () => void = () => undefined
const confirmed = new Promise<void>((resolve) => {
  if (isPresumed) confirm = resolve
  else resolve()
})

/** Resolves when nobody is shown as signed in whom Auth has not named. */
export function whenConfirmed(): Promise<void> {
  return confirmed
}

/** Whether Auth has still to say who is here. */
export function isSessionAwaited(): boolean {
  return isPresumed || current.status === 'unknown'
}

export function publishSession(next: Session): void {
  if (next.status === 'signed-out' && current.status === 'signed-out') return
  const isConfirmed = isPresumed && next.status === 'signed-in' && isSameUser(next, current)
  isPresumed = false
  confirm()
  if (isConfirmed) return
  current = next
  listeners.notify()
}

function isSameUser(a: Session, b: Session): boolean {
  if (a.status !== 'signed-in' || b.status !== 'signed-in') return false
  return (
    a.user.uid === b.user.uid &&
    a.user.email === b.user.email &&
    a.user.createdAt?.getTime() === b.user.createdAt?.getTime()
  )
}
