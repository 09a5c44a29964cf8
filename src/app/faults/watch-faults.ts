import type { FaultCatcher } from '@/domain/base/browser-fault'

/** What `src/fault-reporter.ts` exports, in every version: resolves when it has left. */
export interface FaultReporter {
  readonly report: (caught: FaultCatcher, thrown: unknown) => Promise<void>
}

/** Its name never changes: a page of an earlier version, whose own files may be gone, still finds it. */
const REPORTER = '/fault-reporter.js'
/** How long somebody may wait for it who is about to load the page again. */
const PATIENCE_MS = 1_000

let reporter: Promise<FaultReporter> | null = null

/**
 * Tells the owner of a fault by codes and versions alone. Loads what does so with the first one; without a network, or in
 * development, nothing is told. Resolves when it has left, or a moment later; never rejects.
 */
export async function tellFault(caught: FaultCatcher, thrown: unknown): Promise<void> {
  if (!import.meta.env.PROD || !navigator.onLine) return
  reporter ??= import(/* @vite-ignore */ REPORTER) as Promise<FaultReporter>
  const told = reporter.then(({ report }) => report(caught, thrown)).catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** What nobody catches, and what was thrown by a file of ours: an extension of the browser breaks on its own account. */
export function watchFaults(): void {
  window.addEventListener('error', ({ error }) => tellOurs('error', error))
  window.addEventListener('unhandledrejection', ({ reason }) => tellOurs('promise', reason))
}

function tellOurs(caught: FaultCatcher, thrown: unknown): void {
  // Some browsers give their own errors no stack.
  if (thrown instanceof Error && (thrown.stack || '/assets/').includes('/assets/'))
    void tellFault(caught, thrown)
}
