import { Trophy } from 'lucide-react'
import { levelProgress } from '@/domain/account/level'
import { XP_FIRST_SALE, XP_PER_LEVEL, XP_PER_PROJECT_ITEM, XP_PER_TODO_WORDS } from '@/domain/base/business'
import { useSignedIn } from '@/components/signed-in-context'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/text/format'
import { useMoment } from '@/lib/hooks/use-moment'
import { Burst } from '@/ui/burst'
import { ProgressBar } from '@/ui/progress-bar'
import { Skeleton } from '@/ui/skeleton'

export function LevelChip() {
  const { profile } = useSignedIn()
  const stored = profile.status === 'ready' ? profile.value : null
  const isRising = useMoment(
    stored?.level ?? null,
    (before, after) => before !== null && after !== null && after > before,
  )
  if (profile.status === 'loading') return <Skeleton className="h-7 w-36 rounded-full" />
  if (!stored) return null
  const { level, xp } = stored
  const left = formatNumber(XP_PER_LEVEL - (xp % XP_PER_LEVEL))
  return (
    <div
      role="group"
      aria-label="Mon niveau"
      title={`Encore ${left}\u00a0XP avant le niveau ${level + 1}. Une tâche faite rapporte ${XP_PER_TODO_WORDS}, une note de projet ${XP_PER_PROJECT_ITEM}, la première vente ${XP_FIRST_SALE}.`}
      className={cn(
        'relative flex w-fit items-center gap-2 rounded-full bg-tint-todos py-1 pr-3 pl-2 text-fine font-bold text-ink-todos transition-[scale] duration-calm',
        isRising && 'scale-110',
      )}
    >
      <Trophy aria-hidden className="size-4 shrink-0" />
      <p>
        Niveau {level}
        <span className="font-semibold tabular-nums">{` · ${formatNumber(xp)}\u00a0XP`}</span>
      </p>
      <ProgressBar
        label="Progression du niveau"
        isLabelHidden
        isThin
        value={levelProgress(xp)}
        className="w-12"
      />
      {isRising && <Burst />}
    </div>
  )
}
