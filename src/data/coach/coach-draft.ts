import { readTyped, writeTyped } from '@/data/device/typed-text'

const key = (uid: string) => `coach.draft.${uid}` as const

/** What is half typed in the field of the coach; '' when nothing is. */
export function readCoachDraft(uid: string): string {
  return readTyped(key(uid)) ?? ''
}

export function writeCoachDraft(uid: string, text: string): void {
  writeTyped(key(uid), text === '' ? null : text)
}
