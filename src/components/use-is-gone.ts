import { useEffect, useRef, type RefObject } from 'react'

/** Whether the component has left the screen: what arrives then is for nobody any more. */
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
