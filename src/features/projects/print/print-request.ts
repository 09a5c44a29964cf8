import type { ProjectPlan } from '@/domain/projects/project'

export interface PrintRequest {
  readonly plan: ProjectPlan
  readonly author: string
  /** By a button of ours; otherwise by the browser's own menu, which prints by itself. */
  readonly isAsked: boolean
}

let current: PrintRequest | null = null
const listeners = new Set<() => void>()

/** What is on the paper; null: whatever is on the screen. */
export function readPrintRequest(): PrintRequest | null {
  return current
}

export function subscribePrintRequest(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export function publishPrintRequest(next: PrintRequest | null): void {
  current = next
  for (const listener of listeners) listener()
}
