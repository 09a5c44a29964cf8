import { useCallback, useState } from 'react'
import { readStored, writeStored } from '@/data/device-storage'
import { readFields, readText } from '@/domain/read-field'

/** What was typed and not added yet, kept on the device at every keystroke and offered again after a reload. */
export function useTaskDraft(uid: string): [string, (text: string) => void] {
  const key = `todos.draft.${uid}` as const
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

/** The task whose text is being changed, and what was typed so far. */
interface TaskEditDraft {
  readonly id: string
  readonly text: string
}

const editKey = (uid: string) => `todos.edit.${uid}` as const

/** One task is edited at a time; its half-typed text is there again after a reload. */
export function readTaskEdit(uid: string): TaskEditDraft | null {
  try {
    const fields = readFields(JSON.parse(readStored(editKey(uid)) ?? 'null'))
    const id = readText(fields?.['id'])
    return id === '' ? null : { id, text: readText(fields?.['text']) }
  } catch {
    return null
  }
}

/** null forgets it. */
export function keepTaskEdit(uid: string, draft: TaskEditDraft | null): void {
  writeStored(editKey(uid), draft && JSON.stringify(draft))
}
