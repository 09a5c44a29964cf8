import { AppFrame, ScreenFrame } from './app-frame'
import { NetworkTrouble } from './network-trouble'
import { useLasts } from '@/lib/hooks/use-lasts'

const PATIENCE_MS = 10_000

const SLOW_SCREEN = {
  title: "Cette page met du temps à s'afficher",
  text: "La connexion est lente ou coupée. La page s'affichera dès qu'elle sera arrivée\u00a0; vous pouvez aussi réessayer.",
}

interface SplashProps {
  /** Where the shell stands already, and only its screen is on its way. */
  isInShell?: boolean
  /** What it says when the wait lasts. */
  whenLate?: { title: string; text: string }
}

/** The wait before it is known who is here, or for a screen. When it lasts, a sentence and a way out. */
export function Splash({ isInShell = false, whenLate = SLOW_SCREEN }: SplashProps) {
  const isLate = useLasts(true, PATIENCE_MS)
  if (isLate) return <NetworkTrouble {...whenLate} {...(isInShell && { className: 'min-h-[60dvh]' })} />
  return isInShell ? <ScreenFrame /> : <AppFrame />
}
