import { useCallback, useState } from 'react'
import type { StoredKey } from '@/data/device/stored-keys'
import { readTyped, writeTyped } from '@/data/device/typed-text'

export function hasKeptText(key: StoredKey): boolean {
  return readTyped(key) !== null
}

/** A text edited in place, stored on the device at every keystroke until it is saved or cancelled. */
export function useKeptText(key: StoredKey, initial: string) {
  const [text, setText] = useState(() => readTyped(key) ?? initial)
  const type = useCallback(
    (next: string) => {
      setText(next)
      writeTyped(key, next)
    },
    [key],
  )
  const settle = useCallback(() => {
    writeTyped(key, null)
  }, [key])
  return { text, type, settle }
}
