import { readStored, writeStored } from '@/data/device/device-storage'
import type { Command } from './command'

const KEPT = 4

const key = (uid: string) => `commands.recent.${uid}` as const

/** Ids of the last chosen commands, latest first. */
export function readRecent(uid: string): readonly string[] {
  return (readStored(key(uid)) ?? '').split(' ').filter(Boolean)
}

/** Todos are listed only for typed text. */
const ONLY_FOUND = /^todo\./

/** Stores navigations only; adding a todo or asking a question is not repeated. */
export function rememberCommand(uid: string, { id, target }: Command): void {
  if (target.to !== 'path' && target.to !== 'project' && target.to !== 'profile') return
  if (ONLY_FOUND.test(id)) return
  const others = readRecent(uid).filter((known) => known !== id)
  writeStored(key(uid), [id, ...others].slice(0, KEPT).join(' '))
}
