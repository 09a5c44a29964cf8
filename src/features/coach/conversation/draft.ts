import { useSyncExternalStore } from 'react'
import { readCoachDraft, writeCoachDraft } from '@/data/coach/coach-draft'

const listeners = new Set<() => void>()

/** What is being typed, kept on the device with every keystroke. */
export function useDraft(uid: string): [string, (text: string) => void] {
  const draft = useSyncExternalStore(subscribe, () => readCoachDraft(uid))
  return [draft, (text) => writeDraft(uid, text)]
}

/** Puts a question under what is being typed already, which nobody may lose. */
export function addToDraft(uid: string, question: string): void {
  const draft = readCoachDraft(uid).trimEnd()
  if (draft.endsWith(question)) return
  writeDraft(uid, draft === '' ? question : `${draft}\n${question}`)
}

function writeDraft(uid: string, text: string): void {
  writeCoachDraft(uid, text)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
