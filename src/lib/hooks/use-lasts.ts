import { useEffect, useState } from 'react'

/** True once `isOn` has lasted `ms`, so that short states are not announced. Another `of` starts it again. */
export function useLasts(isOn: boolean, ms: number, of: unknown = null): boolean {
  const [hasLasted, setHasLasted] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setHasLasted(true), ms)
    return () => {
      clearTimeout(timer)
      setHasLasted(false)
    }
  }, [isOn, ms, of])
  return isOn && hasLasted
}
