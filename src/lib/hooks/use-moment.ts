import { useEffect, useState } from 'react'

/** How long what was reached is to be seen. */
const MOMENT_MS = 3_000

/** True for a moment after the value has become what `begins` it, while one looks; not for what was so before. */
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
