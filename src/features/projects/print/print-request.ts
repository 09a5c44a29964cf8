import { Listeners } from '@/domain/base/listeners'
import type { ProjectPlan } from '@/domain/projects/project'

export interface PrintRequest {
  readonly plan: ProjectPlan
  readonly author: string
  /** True: requested by the app's button; false: by the browser's menu, which prints by itself. */
  readonly isAsked: boolean
}

let current: PrintRequest | null = null
const listeners = new Listeners()

/** The plan on paper; null: prints the screen. */
export function readPrintRequest(): PrintRequest | null {
  return current
}

export const subscribePrintRequest = listeners.subscribe

export function publishPrintRequest(next: PrintRequest | null): void {
  current = next
  listeners.notify()
}
