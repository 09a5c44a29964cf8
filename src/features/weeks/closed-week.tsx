import { MessageCircle, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { askCoach } from '@/components/ask-coach'
import { PendingMark } from '@/components/pending-mark'
import { UnsavedMark } from '@/components/work/unsaved-mark'
import type { LiveWeek } from '@/data/weeks'
import { formatDayAndTime } from '@/lib/text/format'
import { Button } from '@/ui/button'
import { Card } from '@/ui/card'
import { Burst } from '@/ui/starburst'
import { ConfirmDialog } from '@/ui/popups/confirm-dialog'
import { FactsList, storedFacts } from './facts-list'
import { StreakLine } from './done-card'
import { useCardHeading, type OneWeek } from './use-week'
import { WeekTexts } from './week-texts'

interface ClosedWeekProps {
  week: OneWeek
  closed: LiveWeek
}

export function ClosedWeek({ week, closed }: ClosedWeekProps) {
  const { review } = week
  const isRefused = closed.refused.length > 0
  const navigate = useNavigate()
  const heading = useCardHeading(review)
  return (
    <Card aria-labelledby="semaine-close" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2
          id="semaine-close"
          ref={heading}
          tabIndex={-1}
          className="relative text-title font-bold outline-none"
        >
          Semaine close
          {review.turn === 'closed' && !isRefused && <Burst isLarge />}
        </h2>
        {isRefused ? null : closed.isPending ? (
          <PendingMark />
        ) : (
          closed.closedAt && (
            <p className="text-fine text-muted">{`Le ${formatDayAndTime(closed.closedAt)}`}</p>
          )
        )}
      </div>
      <UnsavedMark refused={closed.refused} />
      <WeekTexts week={closed} />
      <FactsList facts={storedFacts(closed.stats)} />
      <StreakLine week={week} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4 print:hidden">
        <Button
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => askCoach({ kind: 'week' }, currentTarget)}
        >
          <MessageCircle aria-hidden className="size-4" />
          En parler au coach
        </Button>
        {/* A correction would be blocked by the refused entry. */}
        {!isRefused && (
          <Button
            variant="secondary"
            onClick={() => {
              review.correct()
              void navigate({ hash: '#carte-3' }, { replace: true })
            }}
          >
            <Pencil aria-hidden className="size-4" />
            Corriger
          </Button>
        )}
        <Removal onRemove={review.remove} />
      </div>
    </Card>
  )
}

function Removal({ onRemove }: { onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4" />
        Supprimer
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={'Supprimer ce bilan\u00a0?'}
        confirmLabel="Supprimer"
        cancelLabel="Garder"
        tone="danger"
        onConfirm={() => {
          setAsking(false)
          onRemove()
        }}
      >
        Les phrases, les priorités et les nombres de cette semaine disparaissent. Les tâches restent.
      </ConfirmDialog>
    </>
  )
}
