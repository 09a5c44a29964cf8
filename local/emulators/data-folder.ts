import { createHash } from 'node:crypto'
import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { SetupError } from '../setup-error'

export type DataFolder = {
  /** The last complete save, or undefined at the very first start. */
  readonly saved: string | undefined
  /** `write` fills an empty folder; only when that has worked does it take the place of the last save. */
  save(write: (folder: string) => Promise<void>): Promise<void>
  /** Moves a save that cannot be read out of the way, and says where it is now. */
  setAside(now: Date): string
}

/**
 * `.data/current` is the last save, `.data/previous` the one before while they change places: whenever the
 * process is killed, one of the two is whole.
 */
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

/** The emulator only exports to where no other user could interfere: not below a shared or temporary folder. */
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
