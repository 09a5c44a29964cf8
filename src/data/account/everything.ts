import type { SessionUser } from '@/data/device/session-store'
import { entriesOf, whenAnswered } from '@/data/sync/current'
import { readOwned } from './owned-documents'
import { AppError } from '@/domain/base/errors'
import type { ExportContent } from '@/domain/export/export-content'
import { withUnsaved } from './unsaved'

/** Longest wait for pending entries to reach the server before the export reads it. */
const PENDING_LIMIT_MS = 10_000

/** Everything a person owns: from the server, and unsaved texts of this device. `onProgress`: see `readOwned`. */
export async function readEverything(
  user: SessionUser,
  onProgress: (read: number) => void,
): Promise<ExportContent> {
  if (!(await whenAnswered(user.uid, null, PENDING_LIMIT_MS))) throw new AppError('network/offline')
  const content = await readOwned(user, onProgress)
  return withUnsaved(user.uid, content, await entriesOf(user.uid))
}
