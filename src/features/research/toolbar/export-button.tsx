import { Download } from 'lucide-react'
import { ErrorNotice } from '@/components/error-notice'
import { errorText } from '@/lib/text/error-text'
import { Button } from '@/ui/button'
import type { ExportState } from './use-export'

interface ExportProps {
  state: ExportState
  onStart: () => void
}

/** « Exporter en CSV », with a count of the tables while reading. */
export function ExportButton({ state, onStart }: ExportProps) {
  const isReading = state.status === 'reading'
  return (
    <Button variant="secondary" isBusy={isReading} className="max-sm:px-3" onClick={onStart}>
      {!isReading && <Download aria-hidden className="size-4 max-sm:hidden" />}
      {isReading ? `Lecture ${state.done}/${state.total}` : 'Exporter en CSV'}
    </Button>
  )
}

export function ExportNotice({ state, onStart }: ExportProps) {
  if (state.status === 'failed') {
    return <ErrorNotice text={errorText('researchExport', state.code)} onRetry={onStart} />
  }
  return (
    <p role="status" className="sr-only">
      {state.status === 'done' && 'Votre navigateur a reçu le fichier.'}
    </p>
  )
}
