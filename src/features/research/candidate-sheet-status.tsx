import { Check, CircleAlert, CloudUpload } from 'lucide-react'
import { useIsOnline } from '@/components/use-is-online'
import { useLasts } from '@/components/use-lasts'
import { cn } from '@/lib/cn'
import { buttonClass } from '@/ui/button'
import type { SheetState } from './candidate-sheet-store'

/** A save that takes no longer than this is not worth a word. */
const UNNOTICED_MS = 2_500

interface CandidateSheetStatusProps {
  state: SheetState
  /** The candidate itself waits for the network: what was typed before the page was loaded again, perhaps. */
  isPending: boolean
  onRetry: () => void
}

/** Where what was typed is by now. */
export function CandidateSheetStatus({ state, isPending, onRetry }: CandidateSheetStatusProps) {
  const isOnline = useIsOnline()
  const isWaiting = state.status === 'waiting' || (state.status === 'untouched' && isPending)
  const isSlow = useLasts(isWaiting, UNNOTICED_MS)
  const isFailed = state.status === 'failed'
  const isLate = isWaiting && (!isOnline || isSlow)
  const isSaved = !isFailed && !isLate && state.status !== 'untouched'
  const Icon = isFailed ? CircleAlert : isLate ? CloudUpload : Check
  return (
    <div className="mr-auto flex min-h-target items-center gap-2 text-small font-medium">
      <p
        role="status"
        className={cn(
          'flex items-center gap-1.5',
          isFailed ? 'text-danger' : isLate ? 'text-warning' : 'text-muted',
        )}
      >
        {(isFailed || isLate || isSaved) && <Icon aria-hidden className="size-4 shrink-0" />}
        {isFailed && 'Non enregistré'}
        {isLate && 'En attente'}
        {isSaved && (state.faults.length > 0 ? 'Enregistré, sauf ce qui est à corriger' : 'Enregistré')}
      </p>
      {isFailed && (
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
