import { useCallback, useState } from 'react'
import { readStored, writeStored } from '@/data/device-storage'
import type { StoredKey } from '@/data/stored-keys'

export function hasKeptText(key: StoredKey): boolean {
  return readStored(key) !== null
}

/** A text that is being changed in place, kept on the device at every keystroke until it is settled. */
export function useKeptText(key: StoredKey, initial: string) {
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
