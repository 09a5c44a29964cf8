import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '@/data/device-storage'

const key = (uid: string) => `coach.draft.${uid}` as const

/** Where the browser refuses storage, the panel and the full page still share the draft. */
const inMemory = new Map<string, string>()
const listeners = new Set<() => void>()

/** What is being typed, kept on the device with every keystroke. */
export function useDraft(uid: string): [string, (text: string) => void] {
  const draft = useSyncExternalStore(subscribe, () => readDraft(uid))
  return [draft, (text) => writeDraft(uid, text)]
}

/** Puts a question under what is being typed already, which nobody may lose. */
export function addToDraft(uid: string, question: string): void {
  const draft = readDraft(uid).trimEnd()
  if (draft.endsWith(question)) return
  writeDraft(uid, draft === '' ? question : `${draft}\n${question}`)
}

function readDraft(uid: string): string {
  return inMemory.get(uid) ?? readStored(key(uid)) ?? ''
}

function writeDraft(uid: string, text: string): void {
  inMemory.set(uid, text)
  writeStored(key(uid), text === '' ? null : text)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
