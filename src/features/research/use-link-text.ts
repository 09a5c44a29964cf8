import { useCallback, useState } from 'react'
import { readStored, writeStored } from '@/data/device-storage'

/**
 * The link that is being typed in one table, kept on the device at every keystroke; null while its field is closed.
 * After a reload a field that held something is open again.
 */
export function useLinkText(uid: string, tableId: string): [string | null, (text: string | null) => void] {
  const key = `research.link.${uid}.${tableId}` as const
  const [text, setText] = useState(() => readStored(key))
  const change = useCallback(
    (next: string | null) => {
      setText(next)
      writeStored(key, next === '' ? null : next)
    },
    [key],
  )
  return [text, change]
}
