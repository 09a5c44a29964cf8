import { readFields, readInteger } from '@/domain/base/read-field'
import { DAY_MS } from './last-hour'

/**
 * `ceilings/{name}`: how much of a shared resource was taken on the running UTC day. An account costs an attacker nothing, so a ceiling for
 * each account bounds nothing: each tier has a ceiling for all of its accounts together, inside that of the next tier.
 */
export const TIERS = ['unconfirmed', 'trial', 'paid'] as const

/** What an account has proved: nothing, an address, a payment. */
export type Tier = (typeof TIERS)[number]

/** Most of a day by a tier together with the tiers before it. */
export type Ceilings = Readonly<Record<Tier, number>>

/** Taken on a day, counted as the ceilings are. */
export type DayCounts = Readonly<Record<Tier, number>>

export function utcDay(now: Date): string {
  return now.toISOString().slice(0, 10)
}

export function secondsUntilTomorrow(now: Date): number {
  return Math.ceil((DAY_MS - (now.getTime() % DAY_MS)) / 1000)
}

/** An unreadable count of the same day closes its tier. */
export function countsOn(day: string, stored: unknown): DayCounts {
  const fields = readFields(stored)
  const isToday = fields?.['day'] === day
  const read = (tier: Tier) =>
    isToday ? readInteger(fields[tier], 0, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) : 0
  return { unconfirmed: read('unconfirmed'), trial: read('trial'), paid: read('paid') }
}

/** How many a tier may still take. */
export function roomIn(counts: DayCounts, tier: Tier, ceilings: Ceilings): number {
  return Math.max(0, Math.min(...upFrom(tier).map((each) => ceilings[each] - counts[each])))
}

/** The widest tier without room, which tells the caller what would help; null: there is room. */
export function fullTier(counts: DayCounts, tier: Tier, ceilings: Ceilings): Tier | null {
  return upFrom(tier).findLast((each) => counts[each] >= ceilings[each]) ?? null
}

export function withTaken(counts: DayCounts, tier: Tier, taken: number): DayCounts {
  const added = (each: Tier) => counts[each] + (upFrom(tier).includes(each) ? taken : 0)
  return { unconfirmed: added('unconfirmed'), trial: added('trial'), paid: added('paid') }
}

function upFrom(tier: Tier): readonly Tier[] {
  return TIERS.slice(TIERS.indexOf(tier))
}
