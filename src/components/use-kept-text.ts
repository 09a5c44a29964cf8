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
  /** False: another copy of the form may be open by now, and the text of both may be another one. */
  const isStill = useCallback((sent: string) => (readTyped(key) ?? '') === sent, [key])
  /** Empties the text, in each copy of the form, where it still is the one that was sent. */
  const settleIf = useCallback(
    (sent: string) => {
      if (!isStill(sent)) return
      writeTyped(key, '')
      writeTyped(key, null)
    },
    [key, isStill],
  )
  useEffect(
    () =>
      subscribeTyped(() => {
        const typed = readTyped(key)
        if (typed !== null) setText(typed)
      }),
    [key],
  )
  return { text, type, settle, isStill, settleIf }
}
