import { cn } from '@/lib/cn'
import { NetworkTrouble } from './network-trouble'
import { useLasts } from './use-lasts'

const PATIENCE_MS = 10_000

const SLOW_SCREEN = {
  title: "Cette page met du temps à s'afficher",
  text: "La connexion est lente ou coupée. La page s'affichera dès qu'elle sera arrivée\u00a0; vous pouvez aussi réessayer.",
}

interface SplashProps {
  className?: string
  /** What it says when the wait lasts. */
  whenLate?: { title: string; text: string }
}

/**
 * The neutral wait before it is known who is here, or for a screen: nothing of the landing page, nothing private.
 * When it lasts, a sentence and a way out instead of a logo for ever.
 */
export function Splash({ className, whenLate = SLOW_SCREEN }: SplashProps) {
  const isLate = useLasts(true, PATIENCE_MS)
  if (isLate) return <NetworkTrouble {...whenLate} {...(className && { className })} />
  return (
    <div
      role="status"
      className={cn('grid min-h-dvh place-content-center justify-items-center gap-4 bg-canvas', className)}
    >
      <img src="/icon.svg" alt="" width={64} height={64} className="animate-pulse" />
      <span className="text-small text-muted">
        <span className="sr-only">Chargement de </span>Coach Boom
      </span>
    </div>
  )
}
