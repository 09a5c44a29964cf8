import { Trophy } from 'lucide-react'
import { useSignedIn } from '@/components/signed-in-context'
import { XP_PER_LEVEL, XP_PER_TASK } from '@/domain/business'
import { levelProgress } from '@/domain/level'
import { formatNumber } from '@/lib/format'
import { Card } from '@/ui/card'
import { ProgressBar } from '@/ui/progress-bar'
import { Skeleton } from '@/ui/skeleton'

/** Level and XP in one line, and how far the next level is. */
export function LevelCard() {
  const { profile } = useSignedIn()
  const stored = profile.status === 'ready' ? profile.value : null
  if (profile.status !== 'loading' && !stored) return null
  return (
    <Card aria-labelledby="niveau" aria-busy={!stored} className="flex flex-col justify-center gap-3">
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-tint-tasks text-ink-tasks"
        >
          <Trophy className="size-5" />
        </span>
        <h2
          id="niveau"
          className="flex flex-1 flex-wrap items-baseline justify-between gap-x-3 font-extrabold"
        >
          {stored ? (
            <>
              <span>Niveau {stored.level}</span>{' '}
              <span className="text-small font-semibold text-muted tabular-nums">
                {formatNumber(stored.xp)} XP
              </span>
            </>
          ) : (
            <>
              <span className="sr-only">Niveau</span>
              <Skeleton className="h-5 w-32" />
            </>
          )}
        </h2>
      </div>
      {stored ? (
        <>
          <ProgressBar label="Progression du niveau" isLabelHidden value={levelProgress(stored.xp)} />
          <p className="text-fine text-muted">
            Encore {formatNumber(XP_PER_LEVEL - (stored.xp % XP_PER_LEVEL))} XP avant le niveau{' '}
            {stored.level + 1}. Une tâche faite rapporte {XP_PER_TASK} XP.
          </p>
        </>
      ) : (
        <Skeleton className="h-2.5" />
      )}
    </Card>
  )
}
