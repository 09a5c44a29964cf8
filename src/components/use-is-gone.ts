import { useEffect, useRef, type RefObject } from 'react'

/** True after unmount: results that arrive later are ignored. */
export function useIsGone(): Readonly<RefObject<boolean>> {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return isGone
}
