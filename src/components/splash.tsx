import { cn } from '@/lib/cn'

/** The neutral wait before it is known who is here: nothing of the landing page, nothing private. */
export function Splash({ className }: { className?: string }) {
  return (
    <div role="status" className={cn('grid min-h-dvh place-items-center bg-canvas', className)}>
      <img src="/icon.svg" alt="" width={64} height={64} className="animate-pulse" />
      <span className="sr-only">Chargement de Coach Boom</span>
    </div>
  )
}
