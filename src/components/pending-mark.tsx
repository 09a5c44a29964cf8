import { CloudUpload } from 'lucide-react'
import { cn } from '@/lib/cn'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { useLasts } from '@/lib/hooks/use-lasts'
import { TYPING_PAUSE_MS } from '@/data/sync/mutation'

const UNNOTICED_MS = 1_000

interface PendingMarkProps {
  className?: string
  /** An item whose texts save themselves: the pause after each change of it is not waited for. */
  typed?: object
}

/** « En attente » on an item with a pending change; a quick save never shows it. */
export function PendingMark({ className, typed }: PendingMarkProps) {
  const isOnline = useIsOnline()
  const isSlow = useLasts(true, UNNOTICED_MS + (typed ? TYPING_PAUSE_MS : 0), typed)
  if (isOnline && !isSlow) return null
  return (
    <span className={cn('flex items-center gap-1 text-fine font-medium text-warning', className)}>
      <CloudUpload aria-hidden className="size-3.5" />
      En attente
    </span>
  )
}
