import { CloudUpload } from 'lucide-react'
import { cn } from '@/lib/cn'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { useLasts } from '@/lib/hooks/use-lasts'

const UNNOTICED_MS = 1_000

/** « En attente » on an item with a pending change; a quick save never shows it. */
export function PendingMark({ className }: { className?: string }) {
  const isOnline = useIsOnline()
  const isSlow = useLasts(true, UNNOTICED_MS)
  if (isOnline && !isSlow) return null
  return (
    <span className={cn('flex items-center gap-1 text-fine font-medium text-warning', className)}>
      <CloudUpload aria-hidden className="size-3.5" />
      En attente
    </span>
  )
}
