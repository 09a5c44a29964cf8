import { DOSSIER_PARTS, type DossierPartKey } from '@/domain/coach/dossier-parts'
import { Button } from '@/ui/button'
import { Notice } from '@/ui/notice'

interface UnreadNoticeProps {
  parts: readonly DossierPartKey[]
  onRetry: () => void
}

/** What could not be read, and is therefore not in the text; nothing where all was. */
export function UnreadNotice({ parts, onRetry }: UnreadNoticeProps) {
  if (parts.length === 0) return null
  const names = parts.map((key) => `«\u00a0${DOSSIER_PARTS[key].label}\u00a0»`).join(', ')
  return (
    <Notice
      tone="warning"
      role="status"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      {`Pas lu\u00a0: ${names}. Votre question partira sans.`}
    </Notice>
  )
}
