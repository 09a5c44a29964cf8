import { CloudUpload } from 'lucide-react'
import { pathsOf, type Entry } from '@/data/sync/entry'
import { useEntries } from '@/data/sync/use-live'

/** Number of todos with pending changes, also deleted ones and those of other days. Empty, the element remains for screen readers. */
export function WaitingLine({ uid, isOffline }: { uid: string; isOffline: boolean }) {
  const count = countWaiting(useEntries(uid))
  return (
    <div role="status" data-offline="" className="empty:hidden">
      {isOffline && count > 0 && (
        <p className="flex items-center gap-2 rounded-field bg-warning-soft px-4 py-2.5 text-small font-medium text-warning">
          <CloudUpload aria-hidden className="size-4 shrink-0" />
          {`Hors ligne\u00a0: ${count} ${count > 1 ? 'modifications' : 'modification'} en attente`}
        </p>
      )}
    </div>
  )
}

function countWaiting(entries: readonly Entry[]): number {
  const waiting = entries.filter(({ fault }) => fault === null).flatMap(pathsOf)
  return new Set(waiting.filter((path) => path.startsWith('todos/'))).size
}
