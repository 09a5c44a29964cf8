import { ErrorNotice } from '@/components/error-notice'
import type { DossierPartKey } from '@/domain/coach/dossier-parts'
import { unreadSentence } from './seen-words'

interface UnreadNoticeProps {
  parts: readonly DossierPartKey[]
  onRetry: () => void
}

/** What could not be read, and is therefore not in the text; nothing where all was. */
export function UnreadNotice({ parts, onRetry }: UnreadNoticeProps) {
  if (parts.length === 0) return null
  return <ErrorNotice tone="warning" text={unreadSentence(parts)} onRetry={onRetry} />
}
