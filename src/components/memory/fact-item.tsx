import { Pencil, Trash2 } from 'lucide-react'
import { PendingMark } from '@/components/pending-mark'
import { isStale } from '@/domain/coach/facts/facts'
import { cn } from '@/lib/cn'
import { formatDay } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { NO_ROOM } from './fact-faults'
import { StillTrueActions } from './still-true'
import type { FactRow } from './fact-rows'

interface FactItemProps {
  row: FactRow
  /** null: about no project. */
  projectName: string | null
  now: Date
  onEdit: () => void
  onForget: () => void
  onRetry: () => void
  onDrop: () => void
}

export function editButtonId(id: string): string {
  return `fact-edit-${id}`
}

/** One fact, in the exact text that the coach receives. */
export function FactItem({ row, projectName, now, onEdit, onForget, onRetry, onDrop }: FactItemProps) {
  const { fact, state, fault } = row
  const { id, text, from, saidAt } = fact
  const origin = from === 'coach' ? 'proposé par le coach' : null
  return (
    <div className="flex flex-col py-2">
      {/* Buttons with text wrap below the fact where there is no room. */}
      <div className={cn('flex gap-1', state === 'refused' ? 'flex-wrap items-center' : 'items-start')}>
        <div className={cn('min-w-0 flex-1 py-2', state === 'refused' && 'basis-60')}>
          <p dir="auto" className="font-medium [overflow-wrap:anywhere]">
            {text}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-fine text-muted">
            {state === 'refused' ? (
              <span className="font-semibold text-danger">Non enregistré</span>
            ) : (
              <span>{[projectName, `dit le ${formatDay(saidAt)}`, origin].filter(Boolean).join(' · ')}</span>
            )}
            {state === 'waiting' && <PendingMark />}
          </p>
          {fault === 'full' && <p className="text-fine text-danger">{NO_ROOM}</p>}
        </div>
        {state === 'refused' ? (
          <div className="ml-auto flex flex-wrap justify-end">
            <Button variant="secondary" onClick={onRetry}>
              Réessayer
            </Button>
            <Button variant="ghost" onClick={onDrop}>
              Abandonner
            </Button>
          </div>
        ) : (
          <div className="-mr-2.5 flex shrink-0">
            <Button
              id={editButtonId(id)}
              variant="ghost"
              size="icon"
              aria-label={`Modifier\u00a0: ${text}`}
              title="Modifier"
              onClick={onEdit}
            >
              <Pencil aria-hidden className="size-4.5" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Oublier\u00a0: ${text}`}
              title="Oublier"
              onClick={onForget}
            >
              <Trash2 aria-hidden className="size-4.5" />
            </Button>
          </div>
        )}
      </div>
      {state === 'saved' && isStale(fact, now) && <StillTrueActions fact={fact} />}
    </div>
  )
}
