import { LoaderCircle } from 'lucide-react'
import { cn } from '@/lib/cn'

/** A wait that a screen reader hears as its label. */
export function Spinner({ label, className }: { label: string; className?: string }) {
  return (
    <span role="status" className={cn('inline-flex items-center gap-2 text-muted', className)}>
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      <span className="text-small">{label}</span>
    </span>
  )
}
