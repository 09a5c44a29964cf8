import { useEffect, useState } from 'react'

/** Past this the local cache did not take what was wanted, and what it holds is shown again. */
const PATIENCE_MS = 3_000

/**
 * Shows what somebody wants at once, until the live value has followed. Of several changes in a row the live value
 * repeats each, later: the earlier ones must not show again under the hand that has gone on.
 */
export function useWanted(live: boolean): [shown: boolean, want: (next: boolean) => void] {
  const [pending, setPending] = useState<readonly boolean[]>([])
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

  return [pending.at(-1) ?? live, (next) => setPending((earlier) => [...earlier, next])]
}
