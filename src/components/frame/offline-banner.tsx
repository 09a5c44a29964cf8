import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsOnline } from '@/lib/hooks/use-is-online'

/** Says that the network is gone; the region is always there, so that a screen reader hears it come and go. */
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
