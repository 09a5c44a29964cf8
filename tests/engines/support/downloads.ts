import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A new download folder for one browser, deleted at the exit of this process. */
export function newDownloads(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coach-boom-downloads-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
