import type { FaultCatcher } from '@/domain/base/browser-fault'

/** Exports of `src/fault-reporter.ts` in every version. Resolves when the report was sent. */
export interface FaultReporter {
  readonly report: (caught: FaultCatcher, thrown: unknown) => Promise<void>
}

/** A constant name: a page of an earlier version, whose own files may be deleted, still finds it. */
const REPORTER = '/fault-reporter.js'
/** Longest wait before a reload by the person. */
const PATIENCE_MS = 1_000

let reporter: Promise<FaultReporter> | null = null

/**
 * Reports a fault to the owner with codes and versions only. Loads the reporter at the first fault; does nothing offline or in development.
 * Resolves when the report was sent, or after `PATIENCE_MS`; never rejects.
 */
export async function tellFault(caught: FaultCatcher, thrown: unknown): Promise<void> {
  if (!import.meta.env.PROD || !navigator.onLine) return
  reporter ??= import(/* @vite-ignore */ REPORTER) as Promise<FaultReporter>
  const told = reporter.then(({ report }) => report(caught, thrown)).catch(() => undefined)
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}

/** Reports uncaught errors from our own files; those of browser extensions are ignored. */
export function watchFaults(): void {
  window.addEventListener('error', ({ error }) => tellOurs('error', error))
  window.addEventListener('unhandledrejection', ({ reason }) => tellOurs('promise', reason))
}

function tellOurs(caught: FaultCatcher, thrown: unknown): void {
  // Some browsers give their own errors no stack.
  if (thrown instanceof Error && (thrown.stack || '/assets/').includes('/assets/'))
    void tellFault(caught, thrown)
}
