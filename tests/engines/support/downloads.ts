import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function newDownloads(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coach-boom-downloads-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
