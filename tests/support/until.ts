import { vi } from 'vitest'

/** vitest's own limit is a second; a busy machine takes longer, and only what hangs is to reach it. */
const LIMIT_MS = 60_000

/** Resolves with what `check` returns once it throws no more: for what a server, or a page that listens to one, does in its own time. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: LIMIT_MS })
}
