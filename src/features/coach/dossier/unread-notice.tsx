import { ErrorNotice } from '@/components/error-notice'
import { DOSSIER_PARTS, type DossierPartKey } from '@/domain/coach/dossier-parts'

interface UnreadNoticeProps {
  parts: readonly DossierPartKey[]
  onRetry: () => void
}

/** What could not be read, and is therefore not in the text; nothing where all was. */
export function UnreadNotice({ parts, onRetry }: UnreadNoticeProps) {
  if (parts.length === 0) return null
  const names = parts.map((key) => `«\u00a0${DOSSIER_PARTS[key].label}\u00a0»`).join(', ')
  return (
    <ErrorNotice
      tone="warning"
      text={`Pas lu\u00a0: ${names}. Ta question partira sans.`}
      onRetry={onRetry}
    />
  )
}
