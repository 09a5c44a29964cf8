import { useEffect, useState } from 'react'

/** Past this the device did not take what was wanted, and the live value is shown again. */
const PATIENCE_MS = 3_000

/**
 * Shows what somebody wants at once, until the live value has followed. Of several changes in a row the live value
 * repeats each, later: the earlier ones must not show again under the hand that has gone on.
 */
export function useWanted<T extends string | boolean | null>(live: T): [shown: T, want: (next: T) => void] {
  const [pending, setPending] = useState<readonly T[]>([])
  const [seen, setSeen] = useState(live)
  if (seen !== live) {
    setSeen(live)
    setPending(pending.slice(pending.indexOf(live) + 1))
  }

  useEffect(() => {
    if (pending.length === 0) return
    const timer = setTimeout(() => setPending([]), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [pending])

  function want(next: T) {
    setPending((earlier) => (earlier.length === 0 && next === live ? earlier : [...earlier, next]))
  }
  const last = pending.at(-1)
  // Not `??`: null is an answer too.
  return [last === undefined ? live : last, want]
}
