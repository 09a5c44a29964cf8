import { useCallback, useState } from 'react'
import { readStored, writeStored } from '@/data/device-storage'

/** What was typed and not added yet, kept on the device at every keystroke and offered again after a reload. */
export function useTaskDraft(uid: string): [string, (text: string) => void] {
  const key = `todos.draft.${uid}`
  const [draft, setDraft] = useState(() => readStored(key) ?? '')
  const change = useCallback(
    (text: string) => {
      setDraft(text)
      writeStored(key, text === '' ? null : text)
    },
    [key],
  )
  return [draft, change]
}
