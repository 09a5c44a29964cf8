import { vi } from 'vitest'

/** vitest's default is one second, too short on a busy machine. Only hanging tests reach this limit. */
const LIMIT_MS = 60_000

/** Resolves with the result of `check` once it no longer throws. For asynchronous effects of a server or of a listening page. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: LIMIT_MS })
}
