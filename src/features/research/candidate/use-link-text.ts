import { useCallback, useState } from 'react'
import { readTyped, writeTyped } from '@/data/device/typed-text'

/**
 * The link that is being typed in one table, kept on the device at every keystroke; null while its field is closed.
 * After a reload a field that held something is open again.
 */
export function useLinkText(uid: string, tableId: string): [string | null, (text: string | null) => void] {
  const key = `research.link.${uid}.${tableId}` as const
  const [text, setText] = useState(() => readTyped(key))
  const change = useCallback(
    (next: string | null) => {
      setText(next)
      writeTyped(key, next === '' ? null : next)
    },
    [key],
  )
  return [text, change]
}
