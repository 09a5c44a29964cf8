import { useEffect, useState } from 'react'

/** After this time the wanted change counts as failed, and the live value shows again. */
const PATIENCE_MS = 3_000

/** Optimistic value. The live value repeats several quick changes one by one later; the earlier ones must not show again. */
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
  // Not `??`: null is a valid value.
  return [last === undefined ? live : last, want]
}
