import { AppFrame, ScreenFrame } from './app-frame'
import { NetworkTrouble } from './network-trouble'
import { useLasts } from '@/lib/hooks/use-lasts'

const PATIENCE_MS = 10_000

const SLOW_SCREEN = {
  title: 'Cette page met du temps à s’afficher',
  text: 'La connexion est lente ou coupée. La page s’affichera dès qu’elle sera arrivée\u00a0; vous pouvez aussi réessayer.',
}

interface SplashProps {
  /** The shell is rendered already, and only its screen is loading. */
  isInShell?: boolean
}

/** In the place of a screen whose code is late (`app/opening` waits for it); after a long wait, a message and a retry. */
export function Splash({ isInShell = false }: SplashProps) {
  const isLate = useLasts(true, PATIENCE_MS)
  if (isLate) return <NetworkTrouble {...SLOW_SCREEN} {...(isInShell && { className: 'min-h-[60dvh]' })} />
  return isInShell ? <ScreenFrame /> : <AppFrame />
}
