import { readStored, writeStored } from '@/data/device/device-storage'
import type { Command } from './command'

const KEPT = 4

const key = (uid: string) => `commands.recent.${uid}` as const

/** The ids of what was chosen last, the latest first. */
export function readRecent(uid: string): readonly string[] {
  return (readStored(key(uid)) ?? '').split(' ').filter(Boolean)
}

/** Todos are found by their words alone: none could be shown before one is typed. */
const ONLY_FOUND = /^todo\./

/** Only ways to a place: a todo is not added twice, and a question not asked again. */
export function rememberCommand(uid: string, { id, target }: Command): void {
  if (target.to !== 'path' && target.to !== 'project' && target.to !== 'profile') return
  if (ONLY_FOUND.test(id)) return
  const others = readRecent(uid).filter((known) => known !== id)
  writeStored(key(uid), [id, ...others].slice(0, KEPT).join(' '))
}
