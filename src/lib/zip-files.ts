import { strToU8, zipSync } from 'fflate'
import type { ExportFile } from '@/domain/export/export-content'

/** A zip of text files, on the main thread: our policy refuses fflate's `blob:` worker. Import it lazily, on request only. */
export function zipFiles(files: readonly ExportFile[], now: Date): Blob {
  const entries = files.map(({ path, text }) => [path, strToU8(text)] as const)
  return new Blob([zipSync(Object.fromEntries(entries), { mtime: now })], { type: 'application/zip' })
}
