import { useCallback, useState } from 'react'
import { readStored, writeStored } from '@/data/device-storage'

export function hasKeptText(key: string): boolean {
  return readStored(key) !== null
}

/** A text that is being changed in place, kept on the device at every keystroke until it is settled. */
export function useKeptText(key: string, initial: string) {
  const [text, setText] = useState(() => readStored(key) ?? initial)
  const type = useCallback(
    (next: string) => {
      setText(next)
      writeStored(key, next)
    },
    [key],
  )
  const settle = useCallback(() => {
    writeStored(key, null)
  }, [key])
  return { text, type, settle }
}
