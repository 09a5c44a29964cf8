import type { Gain } from '@/domain/account/earned'
import { showToast } from '@/ui/toast'

/** « +25 XP » after a save that earned XP. */
export function announceGain({ xp, newLevel }: Gain): void {
  if (xp <= 0) return
  const level = newLevel === null ? '' : ` · Niveau ${newLevel} atteint, bravo\u00a0!`
  showToast({ text: `+${xp}\u00a0XP${level}` })
}
