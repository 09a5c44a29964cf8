import { useState } from 'react'
import { readStored, writeStored } from '@/data/device-storage'

const key = (uid: string) => `coach.draft.${uid}`

/** Where the browser refuses storage, the panel and the full page still share the draft. */
const inMemory = new Map<string, string>()

/** What is being typed, kept on the device with every keystroke. */
export function useDraft(uid: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => inMemory.get(uid) ?? readStored(key(uid)) ?? '')
  return [
    draft,
    (text) => {
      inMemory.set(uid, text)
      writeStored(key(uid), text === '' ? null : text)
      setDraft(text)
    },
  ]
}
