import { useCallback, useSyncExternalStore } from 'react'
import { storedKeys } from '@/data/device/device-storage'
import { readTyped, subscribeTyped, writeTyped } from '@/data/device/typed-text'
import { readFields, readText } from '@/domain/base/read-field'
import { parseWeekday, type Weekday } from '@/domain/base/time/weekday'

/**
 * The text of a new todo, stored on the device at every keystroke and restored after a reload. Not a state of its own: the form of another
 * day is rendered while the person still types in this one.
 */
export function useTodoDraft(uid: string): [string, (text: string) => void, () => string] {
  const key = `todos.draft.${uid}` as const
  // Two presses in one frame see one render, but the stored text has changed already.
  const readNow = useCallback(() => readTyped(key) ?? '', [key])
  const draft = useSyncExternalStore(subscribeTyped, readNow)
  const change = useCallback((text: string) => writeTyped(key, text === '' ? null : text), [key])
  return [draft, change, readNow]
}

export interface TodoEditDraft {
  readonly id: string
  readonly day: Weekday | null
  readonly text: string
}

const editKey = (uid: string, id: string) => `todos.edit.${uid}.${id}` as const

/** The typed text of a todo that is being edited, restored after a reload. */
export function readTodoEdit(uid: string, id: string): TodoEditDraft | null {
  return parseTodoEdit(readTyped(editKey(uid, id)))
}

/** Of all todos of this person. */
export function readTodoEdits(uid: string): readonly TodoEditDraft[] {
  return storedKeys(editKey(uid, '')).flatMap((key) => parseTodoEdit(readTyped(key)) ?? [])
}

function parseTodoEdit(stored: string | null): TodoEditDraft | null {
  try {
    const fields = readFields(JSON.parse(stored ?? 'null'))
    const id = readText(fields?.['id'])
    return id === '' ? null : { id, day: parseWeekday(fields?.['day']), text: readText(fields?.['text']) }
  } catch {
    return null
  }
}

export function keepTodoEdit(uid: string, draft: TodoEditDraft): void {
  writeTyped(editKey(uid, draft.id), JSON.stringify(draft))
}

export function dropTodoEdit(uid: string, id: string): void {
  writeTyped(editKey(uid, id), null)
}
