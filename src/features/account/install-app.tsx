import { MonitorDown } from 'lucide-react'
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import {
  hasInstallOffer,
  install,
  isAppleTouch,
  isInstalled,
  subscribeInstallOffer,
} from '@/lib/install-offer'
import { Button } from '@/ui/button'
import { SettingsSection } from './settings-section'

const ANSWERS = {
  accepted: 'L’application est installée sur cet appareil.',
  dismissed: 'Rien n’a été installé. Le menu de votre navigateur le propose toujours.',
} as const

/** Renders nothing where the browser cannot install the app. */
export function InstallApp() {
  const hasOffer = useSyncExternalStore(subscribeInstallOffer, hasInstallOffer)
  const [answer, setAnswer] = useState<keyof typeof ANSWERS | null>(null)
  const [isAsking, setAsking] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)

  useLayoutEffect(() => {
    // The button is removed in this render, and the dialog would take its focus.
    if (answer) status.current?.focus()
  }, [answer])

  const ask = async () => {
    if (isAsking) return
    setAsking(true)
    setAnswer(await install())
    setAsking(false)
  }

  if (isInstalled() || !(hasOffer || isAsking || answer || isAppleTouch())) return null
  return (
    <SettingsSection title="Application">
      <p className="text-small text-muted">
        {isAppleTouch()
          ? 'Pour avoir Coach Boom sur votre écran d’accueil\u00a0: touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0».'
          : 'Coach Boom dans sa propre fenêtre, avec son icône. Vos tâches du jour s’ouvrent aussi sans réseau.'}
      </p>
      {(hasOffer || isAsking) && (
        <Button variant="secondary" className="self-start" onClick={() => void ask()}>
          <MonitorDown aria-hidden className="size-4" />
          Installer l’application
        </Button>
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-small text-muted outline-none empty:hidden">
        {answer && ANSWERS[answer]}
      </p>
    </SettingsSection>
  )
}
