import { Check, CircleAlert, CloudUpload } from 'lucide-react'
import type { LiveCandidate } from '@/data/research/research'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { useLasts } from '@/lib/hooks/use-lasts'
import { cn } from '@/lib/cn'
import { buttonClass } from '@/ui/button'
import type { SheetState } from './candidate-sheet-store'

/** A shorter save shows no status. */
const UNNOTICED_MS = 2_500

const LOOKS = {
  failed: { look: 'text-danger', Icon: CircleAlert, text: 'Non enregistré' },
  late: { look: 'text-warning', Icon: CloudUpload, text: 'En attente' },
  // Changes each second while typing: not announced.
  saving: { look: 'text-muted', Icon: CloudUpload, text: '' },
  partly: { look: 'text-muted', Icon: Check, text: 'Enregistré en partie' },
  saved: { look: 'text-muted', Icon: Check, text: 'Enregistré' },
} as const

interface CandidateSheetStatusProps {
  state: SheetState
  candidate: Pick<LiveCandidate, 'isPending' | 'refused'>
  onRetry: () => void
}

export function CandidateSheetStatus({ state, candidate, onRetry }: CandidateSheetStatusProps) {
  const standing = useStanding(state, candidate)
  const { look, Icon, text } = standing ? LOOKS[standing] : { look: '', Icon: null, text: '' }
  return (
    <div className="mr-auto flex min-h-target min-w-0 flex-1 basis-36 items-center gap-2 text-small font-medium">
      {Icon && <Icon aria-hidden className={cn('size-4 shrink-0', look)} />}
      <p role="status" className={cn('empty:hidden', look)}>
        {text}
      </p>
      {standing === 'saving' && (
        <p aria-hidden className={look}>
          Enregistrement…
        </p>
      )}
      {standing === 'failed' && (
        <button
          type="button"
          onClick={onRetry}
          className={buttonClass({ variant: 'ghost' }, 'px-3 text-brand-text')}
        >
          Réessayer
        </button>
      )}
    </div>
  )
}

function useStanding(
  { isTyping, isTouched, faults }: SheetState,
  { isPending, refused }: CandidateSheetStatusProps['candidate'],
): keyof typeof LOOKS | null {
  const isOnline = useIsOnline()
  const isSlow = useLasts(isPending, UNNOTICED_MS)
  if (refused.length > 0) return 'failed'
  if (isSlow || (!isOnline && (isPending || isTyping))) return 'late'
  if (isPending || isTyping) return 'saving'
  if (!isTouched) return null
  return Object.keys(faults).length > 0 ? 'partly' : 'saved'
}
