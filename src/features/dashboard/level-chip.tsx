import { levelProgress } from '@/domain/account/level'
import { XP_FIRST_SALE, XP_PER_LEVEL, XP_PER_PROJECT_ITEM, XP_PER_TODO_WORDS } from '@/domain/base/business'
import { useSignedIn } from '@/components/signed-in-context'
import { cn } from '@/lib/cn'
import { formatNumber } from '@/lib/text/format'
import { useMoment } from '@/lib/hooks/use-moment'
import { Skeleton } from '@/ui/skeleton'
import { Burst, Starburst } from '@/ui/starburst'

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
      title={`Encore ${left}\u00a0XP avant le niveau ${level + 1}. Une tâche faite rapporte ${XP_PER_TODO_WORDS}, un point de projet ${XP_PER_PROJECT_ITEM}, la première vente ${XP_FIRST_SALE}.`}
      className={cn(
        'relative flex w-fit items-center gap-2 rounded-full py-1 text-fine font-bold transition-[scale] duration-calm',
        isRising && 'scale-110',
      )}
    >
      <Starburst filled={Math.round(levelProgress(xp) * 0.12)} className="size-6" />
      <p>
        Niveau {level}
        <span className="font-semibold tabular-nums">{` · ${formatNumber(xp)}\u00a0XP`}</span>
      </p>
      <span
        role="progressbar"
        aria-label="Progression du niveau"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={levelProgress(xp)}
        className="sr-only"
      />
      {isRising && <Burst />}
    </div>
  )
}
