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

/** Knows who is here without loading Firebase; `data/auth.ts` publishes into it. */
let current: Session = { status: hasSessionHint() ? 'unknown' : 'signed-out' }
const listeners = new Set<() => void>()

export function readSession(): Session {
  return current
}

export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function publishSession(next: Session): void {
  current = next
  for (const listener of listeners) listener()
}
