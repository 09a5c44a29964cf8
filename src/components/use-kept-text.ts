import { useCallback, useEffect, useState } from 'react'
import type { StoredKey } from '@/data/device/stored-keys'
import { readTyped, subscribeTyped, writeTyped } from '@/data/device/typed-text'

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
  /** Another copy of the form may be open by now, and the text of both may be another one: false. */
  const settleIf = useCallback(
    (sent: string): boolean => {
      if ((readTyped(key) ?? '') !== sent) return false
      writeTyped(key, '')
      writeTyped(key, null)
      return true
    },
    [key],
  )
  useEffect(
    () =>
      subscribeTyped(() => {
        const typed = readTyped(key)
        if (typed !== null) setText(typed)
      }),
    [key],
  )
  return { text, type, settle, settleIf }
}
