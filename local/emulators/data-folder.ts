import { createHash } from 'node:crypto'
import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { SetupError } from '../setup-error'

export type DataFolder = {
  /** The last complete save; undefined: first start. */
  readonly saved: string | undefined
  /** `write` fills an empty folder, which replaces the last save only if `write` succeeded. */
  save(write: (folder: string) => Promise<void>): Promise<void>
  /** Renames an unreadable save; returns its new path. */
  setAside(now: Date): string
}

/** `.data/current`: the last save; `.data/previous`: the one before, during the swap. After a kill at any time one of them is complete. */
export function openDataFolder(folder: string): DataFolder {
  const current = join(folder, 'current')
  const previous = join(folder, 'previous')
  const next = join(folder, 'next')
  if (existsSync(folder) && !lstatSync(folder).isDirectory()) {
    throw new SetupError(`${folder} must be a plain folder, not a link or a file: remove or rename it.`)
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (!existsSync(current) && existsSync(previous)) renameSync(previous, current)
  rmSync(previous, { recursive: true, force: true })

  return {
    saved: existsSync(current) ? current : undefined,
    async save(write) {
      const target = isPrivate(folder) ? next : join(privateFolder(folder), 'next')
      rmSync(target, { recursive: true, force: true })
      await write(target)
      if (target !== next) {
        rmSync(next, { recursive: true, force: true })
        cpSync(target, next, { recursive: true })
        rmSync(target, { recursive: true, force: true })
      }
      if (existsSync(current)) renameSync(current, previous)
      renameSync(next, current)
      rmSync(previous, { recursive: true, force: true })
    },
    setAside(now) {
      const aside = join(folder, `unreadable-${now.toISOString().replace(/[:.]/g, '-')}`)
      renameSync(current, aside)
      return aside
    },
  }
}

/** The emulator exports only to folders that no other user can write to: not below a shared or temporary folder. */
function isPrivate(folder: string): boolean {
  const mine = process.getuid?.()
  for (let path = folder; ; path = dirname(path)) {
    const { uid, mode } = statSync(path)
    if ((uid !== mine && uid !== 0) || (mode & 0o022) !== 0) return false
    if (path === dirname(path)) return true
  }
}

function privateFolder(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16)
  const path = join(homedir(), '.cache', 'coach-boom', name)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return path
}
