import { useSyncExternalStore } from 'react'
import { subscribeKept } from '@/data/device/kept'
import { readTyped, writeTyped } from '@/data/device/typed-text'

/** What is being typed, kept on the device with every keystroke. */
export function useDraft(uid: string): [string, (text: string) => void] {
  const draft = useSyncExternalStore(subscribeKept, () => readDraft(uid))
  return [draft, (text) => writeDraft(uid, text)]
}

/** Puts a question under what is being typed already, which nobody may lose. */
export function addToDraft(uid: string, question: string): void {
  const draft = readDraft(uid).trimEnd()
  if (draft.endsWith(question)) return
  writeDraft(uid, draft === '' ? question : `${draft}\n${question}`)
}

function readDraft(uid: string): string {
  return readTyped(`coach.draft.${uid}`) ?? ''
}

function writeDraft(uid: string, text: string): void {
  writeTyped(`coach.draft.${uid}`, text === '' ? null : text)
}
