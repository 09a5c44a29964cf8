import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { useLasts } from '@/lib/hooks/use-lasts'

/** Silence of the service that is worth a message, with a network. */
const SILENT_MS = 20_000

/**
 * Nothing shown can be refreshed, and since when. `since`: writes the time of the last live answer of the server, called only where it
 * is shown (the first date that is written costs a slow phone 30 ms); null: live or unknown. The region is always mounted, so that a
 * screen reader announces its changes.
 */
export function OfflineBanner({ action, since = null }: { action?: ReactNode; since?: Since }) {
  const isOnline = useIsOnline()
  const isSilent = useLasts(isOnline && since !== null, SILENT_MS)
  return (
    <div role="status" data-offline="" className="print:hidden">
      {(!isOnline || isSilent) && (
        <OfflineWords
          fact={isOnline ? 'Le service ne répond pas' : 'Vous êtes hors ligne'}
          since={since}
          end={isOnline ? 'dès sa réponse' : 'au retour du réseau'}
          action={action}
        />
      )}
    </div>
  )
}

type Since = (() => string) | null

function OfflineWords(props: { fact: string; since: Since; end: string; action: ReactNode }) {
  const { fact, since, end, action } = props
  return (
    <p className="flex items-start justify-center gap-2 border-b border-line bg-warning-soft px-4 py-2 text-small text-warning">
      <WifiOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong>{fact}</strong>
        {since !== null && ` depuis ${since()}`}
        {` · vos changements partiront ${end}`}
        {action}
      </span>
    </p>
  )
}
