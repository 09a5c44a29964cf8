import { useState } from 'react'

/** True from the first opening on: what is drawn only then stays, so that its closing is seen. */
export function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  return isOpen || wasOpen
}
