import { INITIAL_LEVEL, XP_MAX, XP_PER_LEVEL } from '@/domain/base/business'

export function levelOf(xp: number): number {
  return Math.floor(xp / XP_PER_LEVEL) + INITIAL_LEVEL
}

/** The xp and level after a gain, never past the bound that the rules accept. */
export function gainXp(xp: number, gain: number): { xp: number; level: number } {
  const next = Math.min(XP_MAX, xp + gain)
  return { xp: next, level: levelOf(next) }
}

/** How far the current level is, 0 to 100. */
export function levelProgress(xp: number): number {
  return Math.floor(((xp % XP_PER_LEVEL) / XP_PER_LEVEL) * 100)
}
