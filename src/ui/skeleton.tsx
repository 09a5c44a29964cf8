import { cn } from '@/lib/cn'

/** Holds the place of what is loading; silent, since the region around it says that it is busy. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden data-skeleton="" className={cn('animate-pulse rounded-field bg-line', className)} />
}
