import { Trophy } from 'lucide-react'
import { useSignedIn } from '@/components/signed-in-context'
import { XP_PER_LEVEL, XP_PER_PROJECT_ITEM, XP_PER_TODO_WORDS } from '@/domain/base/business'
import { levelProgress } from '@/domain/account/level'
import type { Profile } from '@/domain/account/profile'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/format'
import { useMoment } from '@/lib/use-moment'
import { Burst } from '@/ui/burst'
import { Card } from '@/ui/card'
import { ProgressBar } from '@/ui/progress-bar'
import { Skeleton } from '@/ui/skeleton'

/** Level and XP in one line, and how far the next level is; a new one has its moment. */
export function LevelCard() {
  const { profile } = useSignedIn()
  const stored = profile.status === 'ready' ? profile.value : null
  const isRising = useMoment(
    stored?.level ?? null,
    (before, after) => before !== null && after !== null && after > before,
  )
  if (profile.status !== 'loading' && !stored) return null
  return (
    <Card aria-label="Mon niveau" aria-busy={!stored} className="flex flex-col gap-3 lg:col-span-2">
      <div className="flex items-center gap-3">
        <span
          aria-hidden
          className={cn(
            'relative grid size-11 shrink-0 place-items-center rounded-full bg-tint-todos text-ink-todos transition-[scale,rotate] duration-calm',
            isRising && 'scale-125 -rotate-12',
          )}
        >
          <Trophy className="size-5" />
          {isRising && <Burst />}
        </span>
        {stored ? <LevelLine {...stored} /> : <Skeleton className="h-6 w-32" />}
      </div>
      {stored ? (
        <>
          <ProgressBar label="Progression du niveau" isLabelHidden value={levelProgress(stored.xp)} />
          <p className="text-fine text-pretty text-muted">
            Encore {formatNumber(XP_PER_LEVEL - (stored.xp % XP_PER_LEVEL))} XP avant le niveau{' '}
            {stored.level + 1}. Une tâche faite rapporte {XP_PER_TODO_WORDS}, une note de projet{' '}
            {XP_PER_PROJECT_ITEM}.
          </p>
        </>
      ) : (
        <Skeleton className="h-2.5" />
      )}
    </Card>
  )
}

function LevelLine({ level, xp }: Pick<Profile, 'level' | 'xp'>) {
  return (
    <h2 className="text-heading font-extrabold">
      Niveau {level}
      <span className="font-semibold text-muted tabular-nums"> · {formatNumber(xp)} XP</span>
    </h2>
  )
}
