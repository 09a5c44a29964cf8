import { cn } from '@/lib/cn'

export function CoachAvatar({ className }: { className?: string }) {
  return <img src="/icon.svg" alt="" width={32} height={32} className={cn('size-8 shrink-0', className)} />
}
