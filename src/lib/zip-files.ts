import { strToU8, zipSync } from 'fflate'
import type { ExportFile } from '@/domain/export/export-content'

/**
 * Text files as one zip archive. On the main thread, because fflate's worker is a `blob:` script, which our policy refuses. Import it
 * lazily, on request only.
 */
export function zipFiles(files: readonly ExportFile[], now: Date): Blob {
  const entries = files.map(({ path, text }) => [path, strToU8(text)] as const)
  return new Blob([zipSync(Object.fromEntries(entries), { mtime: now })], { type: 'application/zip' })
}
