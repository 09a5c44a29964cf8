import { INITIAL_LEVEL, XP_MAX, XP_PER_LEVEL } from '@/domain/base/business'

export function levelOf(xp: number): number {
  return Math.floor(xp / XP_PER_LEVEL) + INITIAL_LEVEL
}

/** XP and level after a gain, at most `XP_MAX`, the bound of the rules. */
export function gainXp(xp: number, gain: number): { xp: number; level: number } {
  const next = Math.min(XP_MAX, xp + gain)
  return { xp: next, level: levelOf(next) }
}

/** Progress within the current level, 0 to 100. */
export function levelProgress(xp: number): number {
  return Math.floor(((xp % XP_PER_LEVEL) / XP_PER_LEVEL) * 100)
}
