import { setTimeout as sleep } from 'node:timers/promises'

/** A fault for the next `times` (1) calls of `path`. */
export interface ScriptedFault {
  /** `*` matches one segment: `/v1/payment_intents/*\/confirm`. */
  readonly path: string
  readonly method?: string
  /** Response without doing the work. Without it the call is only delayed, or its response lost. */
  readonly status?: number
  readonly code?: string
  readonly message?: string
  readonly delayMs?: number
  /** Nothing is done before `release`: what the caller does meanwhile happens in this instant, on a slow machine too. */
  readonly isHeld?: boolean
  /** Cuts the connection: after the work (`true`, `'after'`) or before it. */
  readonly drop?: boolean | 'before' | 'after'
  /** Does the work although `status` is returned. */
  readonly isWorkDone?: boolean
  readonly times?: number
}

export function createFaults() {
  let queue: { fault: ScriptedFault; left: number }[] = []
  let held: (() => void)[] = []
  return {
    add(fault: ScriptedFault): void {
      queue.push({ fault, left: fault.times ?? 1 })
    },
    clear(): void {
      queue = []
      this.release()
    },
    /** Resolves when the call may be answered. */
    async wait({ delayMs = 0, isHeld = false }: ScriptedFault): Promise<void> {
      if (delayMs > 0) await sleep(delayMs)
      if (isHeld) await new Promise<void>((resolve) => held.push(resolve))
    },
    held: () => held.length,
    release(): void {
      for (const answer of held) answer()
      held = []
    },
    take(method: string, path: string): ScriptedFault | null {
      const next = queue.find(
        ({ fault }) => isSamePath(fault.path, path) && (fault.method ?? method) === method,
      )
      if (next === undefined) return null
      next.left -= 1
      queue = queue.filter(({ left }) => left > 0)
      return next.fault
    },
  }
}

export type Faults = ReturnType<typeof createFaults>

export function isSamePath(pattern: string, path: string): boolean {
  const parts = pattern.split('/')
  const names = path.split('/')
  return parts.length === names.length && parts.every((part, place) => part === '*' || part === names[place])
}

export function errorOf({ status = 500, code, message }: ScriptedFault): {
  type: string
  message: string
  code?: string
} {
  const type = status >= 500 ? 'api_error' : status === 402 ? 'card_error' : 'invalid_request_error'
  return { type, message: message ?? 'An unknown error occurred', ...(code === undefined ? {} : { code }) }
}
