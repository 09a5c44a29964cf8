import { useEffect, useState } from 'react'

/** Past this the local cache did not take the change, and what it holds is shown again. */
const PATIENCE_MS = 3_000

/**
 * What was just asked for, until the live query says the same: the local cache answers some frames later, and a
 * person must see the answer to their own click in this one.
 */
export function useWanted<T extends string | boolean | null>(stored: T): [T, (value: T) => void] {
  const [wanted, setWanted] = useState<{ readonly value: T } | null>(null)
  if (wanted?.value === stored) setWanted(null)

  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => setWanted(null), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [wanted])

  return [wanted ? wanted.value : stored, (value) => setWanted({ value })]
}
