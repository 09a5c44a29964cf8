import { ErrorNotice } from '@/components/error-notice'
import { errorText } from '@/lib/text/error-text'
import { CandidateSkeleton } from './candidate-skeleton'
import { TableLine } from '../candidate/candidate-table'
import type { Candidates } from './use-table-candidates'

interface TableFillerProps {
  candidates: Candidates
  /** Number of candidates that the view hides. */
  hidden: number
  /** The table shows something else already. */
  isSilent: boolean
  isWide: boolean
}

/** A table without rows: failed, filtered, offline, not read yet, or really empty. */
export function TableFiller({ candidates, hidden, isSilent, isWide }: TableFillerProps) {
  const { status, isKnown, isOffline, retry } = candidates
  const isUnknown = status === 'loading' || (status === 'ready' && !isKnown)

  if (status === 'error') {
    return (
      <TableLine isWide={isWide}>
        <ErrorNotice text={errorText('candidateLoad', candidates.code)} onRetry={retry} />
      </TableLine>
    )
  }
  if (hidden > 0) return <Sentence isWide={isWide} text={TABLE_SENTENCES.filtered} />
  if (isUnknown && isOffline) {
    return <Sentence isWide={isWide} text={TABLE_SENTENCES.offline} />
  }
  if (status === 'waiting') return <Waiting isWide={isWide} />
  if (isUnknown) return <CandidateSkeleton isWide={isWide} />
  if (isSilent) return null
  return <Sentence isWide={isWide} text={TABLE_SENTENCES.empty} />
}

export const TABLE_SENTENCES = {
  filtered: 'Aucun produit de ce tableau ne passe le filtre.',
  offline: `Hors ligne\u00a0: les produits de ce tableau ne sont pas sur cet appareil. Ils s’afficheront au retour du réseau.`,
  empty:
    'Aucun lien pour l’instant. Ajoutez les pages de ce produit chez plusieurs vendeurs, et comparez-les.',
}
export const EMPTY_LOOSE = 'Gardez ici un lien qui vous plaît, avant de savoir où le ranger.'

/** Fixed-height placeholder of a table that is too far from the window to be read. */
function Waiting({ isWide }: { isWide: boolean }) {
  return (
    <TableLine isWide={isWide}>
      <div className="h-96" />
    </TableLine>
  )
}

function Sentence({ isWide, text }: { isWide: boolean; text: string }) {
  return (
    <TableLine isWide={isWide}>
      <p className="mx-auto max-w-reading text-center text-small text-balance text-muted">{text}</p>
    </TableLine>
  )
}
