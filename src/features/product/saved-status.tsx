import { Check, CircleAlert, CloudUpload } from 'lucide-react'
import { setSeller } from '@/data/profile'
import type { LiveCandidate } from '@/data/research/candidate-lists'
import { retryEntries } from '@/data/sync/current'
import { pathsOf, type Entry } from '@/data/sync/entry'
import { TYPING_PAUSE_MS } from '@/data/sync/mutation'
import { useEntries } from '@/data/sync/use-live'
import { candidatePath } from '@/domain/research/candidate-writes'
import { useIsOnline } from '@/lib/hooks/use-is-online'
import { useLasts } from '@/lib/hooks/use-lasts'
import { cn } from '@/lib/cn'
import { buttonClass } from '@/ui/button'
import type { Sheet } from './use-sheet'

/** A save that ends sooner after the last key stroke shows no status. */
const UNNOTICED_MS = TYPING_PAUSE_MS + 2_500

const LOOKS = {
  failed: { look: 'text-danger', Icon: CircleAlert, text: 'Non enregistré' },
  late: { look: 'text-warning', Icon: CloudUpload, text: 'En attente' },
  // Changes each second while typing: not announced.
  saving: { look: 'text-muted', Icon: CloudUpload, text: '' },
  partly: { look: 'text-muted', Icon: Check, text: 'Enregistré en partie' },
  saved: { look: 'text-muted', Icon: Check, text: 'Enregistré' },
} as const

interface SavedStatusProps {
  uid: string
  sheet: Sheet
  candidate: LiveCandidate
}

/** Whether the typed values are saved. */
export function SavedStatus({ uid, sheet, candidate }: SavedStatusProps) {
  const entries = useEntries(uid).filter((entry) => isOfSheet(entry, candidate))
  const refused = entries.filter(({ fault }) => fault !== null).map(({ number }) => number)
  const standing = useStanding(sheet, entries)
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
          onClick={() => retryEntries(uid, refused)}
          className={buttonClass({ variant: 'ghost' }, 'px-3 text-ink')}
        >
          Réessayer
        </button>
      )}
    </div>
  )
}

/** `entries`: of the sheet. */
function useStanding(
  { changes, faults, isGone }: Sheet,
  entries: readonly Entry[],
): keyof typeof LOOKS | null {
  const isOnline = useIsOnline()
  const isPending = entries.length > 0
  const isSlow = useLasts(isPending, UNNOTICED_MS, changes)
  // Nothing that is typed for a deleted product is stored (`GoneNotice`).
  if (isGone) return null
  if (entries.some(({ fault }) => fault !== null)) return 'failed'
  if (isPending && (isSlow || !isOnline)) return 'late'
  if (isPending) return 'saving'
  if (changes === 0) return null
  return Object.keys(faults).length > 0 ? 'partly' : 'saved'
}

/** The sheet writes its candidate, and the seller's inputs in the profile. */
function isOfSheet(entry: Entry, candidate: LiveCandidate): boolean {
  return entry.name === setSeller.name || pathsOf(entry).includes(candidatePath(candidate))
}
