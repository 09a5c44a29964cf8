import { cn } from '@/lib/cn'

/** Placeholder of loading content; hidden from screen readers, because its region is marked as busy. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden data-skeleton="" className={cn('animate-pulse rounded-field bg-line', className)} />
}
