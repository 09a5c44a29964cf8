import { FolderDown } from 'lucide-react'
import { useId } from 'react'
import { ErrorNotice } from '@/components/error-notice'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { errorText } from '@/lib/text/error-text'
import { formatNumber } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { ARCHIVE_GIVEN, useTakeData } from './use-take-data'

export function TakeDataButton() {
  const { state, start } = useTakeData()
  const isOnline = useIsOnline()
  const explanationId = useId()
  const isBusy = state.status === 'busy'

  return (
    <div className="flex flex-col items-start gap-3">
      <p id={explanationId} className="text-small text-muted">
        {isOnline
          ? 'Une archive zip de tout ce que vous avez enregistré ici, dans des fichiers que vous pouvez ouvrir ailleurs.'
          : 'Vous êtes hors ligne\u00a0: télécharger vos données demande le réseau, car elles sont lues sur le serveur.'}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          isBusy={isBusy}
          disabled={!isOnline}
          aria-describedby={explanationId}
          onClick={start}
        >
          {!isBusy && <FolderDown aria-hidden className="size-4" />}
          {isBusy ? `Lecture de vos données (${formatNumber(state.read)})` : 'Télécharger mes données'}
        </Button>
        <p role="status" className="text-small text-muted">
          {isBusy && <span className="sr-only">Préparation de votre archive…</span>}
          {state.status === 'done' && ARCHIVE_GIVEN}
        </p>
      </div>
      {state.status === 'failed' && (
        <ErrorNotice text={errorText('takeData', state.code)} onRetry={start} className="w-full" />
      )}
    </div>
  )
}
