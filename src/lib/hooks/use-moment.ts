import { useEffect, useState } from 'react'

const MOMENT_MS = 3_000

/** True for a moment after the value changes as `begins` says, while it is mounted; not for its first value. */
export function useMoment<T>(value: T, begins: (before: T, after: T) => boolean): boolean {
  const [seen, setSeen] = useState(value)
  const [isOn, setOn] = useState(false)
  if (!Object.is(seen, value)) {
    setSeen(value)
    setOn(begins(seen, value))
  }
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setOn(false), MOMENT_MS)
    return () => clearTimeout(timer)
  }, [isOn])
  return isOn
}
