import { readStored, writeStored } from './device-storage'

const key = (uid: string) => `coach.draft.${uid}` as const

/** What is half typed in the field of the coach; '' when nothing is. */
export function readCoachDraft(uid: string): string {
  return readStored(key(uid)) ?? ''
}

export function writeCoachDraft(uid: string, text: string): void {
  writeStored(key(uid), text === '' ? null : text)
}
