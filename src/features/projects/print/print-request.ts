import { Listeners } from '@/domain/base/listeners'
import type { ProjectPlan } from '@/domain/projects/project'

export interface PrintRequest {
  readonly plan: ProjectPlan
  readonly author: string
  /** By a button of ours; otherwise by the browser's own menu, which prints by itself. */
  readonly isAsked: boolean
}

let current: PrintRequest | null = null
const listeners = new Listeners()

/** What is on the paper; null: whatever is on the screen. */
export function readPrintRequest(): PrintRequest | null {
  return current
}

export const subscribePrintRequest = listeners.subscribe

export function publishPrintRequest(next: PrintRequest | null): void {
  current = next
  listeners.notify()
}
