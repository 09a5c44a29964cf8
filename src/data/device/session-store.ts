import { Listeners } from '@/domain/base/listeners'
import { hasSessionHint } from './session-hint'

export interface SessionUser {
  readonly uid: string
  readonly email: string
  /** When the Auth account was created, by the server's clock. */
  readonly createdAt: Date | null
}

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
let current: Session = hasSessionHint() ? { status: 'unknown' } : SIGNED_OUT
const listeners = new Listeners()

export function readSession(): Session {
  return current
}

/** What built pages are drawn for; the same object as for a visitor, who then sees nothing drawn again. */
export function sessionOfBuiltPages(): Session {
  return SIGNED_OUT
}

export const subscribeSession = listeners.subscribe

export function publishSession(next: Session): void {
  if (next.status === 'signed-out' && current.status === 'signed-out') return
  current = next
  listeners.tell()
}
