import { useSyncExternalStore } from 'react'
import { Listeners } from '@/domain/base/listeners'
import type { CoachSubject } from '@/domain/coach/dossier/coach-subject'

/** « Demander au coach » was pressed, and the coach has not come yet. */
export interface CoachCall {
  readonly subject: CoachSubject
  /** Where the focus goes back to. */
  readonly opener: HTMLElement | null
}

let call: CoachCall | null = null
const listeners = new Listeners()

/** The one way to open the coach with what it is about; the panel hears it, wherever it was pressed. */
export function askCoach(subject: CoachSubject, opener: HTMLElement | null): void {
  set({ subject, opener })
}

/** The coach has it: what is pressed next is another call. */
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
