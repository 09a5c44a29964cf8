import { useSyncExternalStore } from 'react'
import { Listeners } from '@/domain/base/listeners'
import type { CoachSubject } from '@/domain/coach/dossier/coach-subject'

/** A request of « Demander au coach » that the coach's panel has not taken yet. */
export interface CoachCall {
  readonly subject: CoachSubject
  readonly opener: HTMLElement | null
}

let call: CoachCall | null = null
const listeners = new Listeners()

/** Opens the coach's panel with a subject; the only entry point for all buttons. */
export function askCoach(subject: CoachSubject, opener: HTMLElement | null): void {
  set({ subject, opener })
}

export function takeCall(taken: CoachCall): void {
  if (call === taken) set(null)
}

export function useCoachCall(): CoachCall | null {
  return useSyncExternalStore(listeners.subscribe, () => call)
}

function set(next: CoachCall | null) {
  call = next
  listeners.notify()
}
