import { CallerLeft, Fault } from '../fault'

/** One signal for all the reasons to give up on a provider; the reason is what the aborted call throws. */
export interface Watchdog {
  readonly signal: AbortSignal
  /** The next sign of life must come within this time, counted anew at each call. */
  expect(what: 'connect' | 'silence', withinMs: number): void
  end(): void
}

export function watch(caller: AbortSignal | undefined, totalMs: number): Watchdog {
  const controller = new AbortController()
  const giveUp = (reason: string) => controller.abort(new Fault('coach/provider-timeout', { reason }))
  const onLeave = () => controller.abort(new CallerLeft())
  const total = setTimeout(giveUp, totalMs, 'total')
  let step: NodeJS.Timeout | undefined
  if (caller?.aborted) onLeave()
  caller?.addEventListener('abort', onLeave, { once: true })
  return {
    signal: controller.signal,
    expect(what, withinMs) {
      clearTimeout(step)
      step = setTimeout(giveUp, withinMs, what)
    },
    end() {
      clearTimeout(step)
      clearTimeout(total)
      caller?.removeEventListener('abort', onLeave)
    },
  }
}
