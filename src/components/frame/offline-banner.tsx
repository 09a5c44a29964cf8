import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsOnline } from '@/lib/hooks/use-is-online'

/** The offline message. The region is always mounted, so that a screen reader announces its changes. */
export function OfflineBanner({ action }: { action?: ReactNode }) {
  const isOnline = useIsOnline()
  return (
    <div role="status" data-offline="" className="print:hidden">
      {!isOnline && <OfflineWords action={action} />}
    </div>
  )
}

function OfflineWords({ action }: { action?: ReactNode }) {
  return (
    <p className="flex items-start justify-center gap-2 border-b border-line bg-warning-soft px-4 py-2 text-small text-warning">
      <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong>Vous êtes hors ligne</strong>
        {' · '}vos changements partiront au retour du réseau
        {action}
      </span>
    </p>
  )
}
