import { COACH_TRIALS_SHARE, COACH_UNCONFIRMED_SHARE } from '@/domain/base/business'
import { secondsUntilTomorrow, TIERS, utcDay, type Ceilings, type Tier } from '../platform/day-ceiling'

/** Daily questions of the whole product, taken from a shared counter in blocks to limit writes to it. */
export interface DailyStock {
  /** Takes one question. */
  take(tier: Tier): Promise<DailyPlace | DailyRefusal>
  secondsUntilTomorrow(): number
}

export interface DailyPlace {
  giveBack(): void
}

export interface DailyRefusal {
  /** The widest tier that has none left today: `paid` is the whole product. */
  readonly full: Tier
}

export interface DailyStockOptions {
  readonly maxOf: () => number
  /** Takes up to `wanted` questions of this day for this instance. `full` as in `DailyRefusal`: where fewer are granted. */
  readonly lease: (wish: Wish) => Promise<{ readonly granted: number; readonly full: Tier | null }>
  readonly now?: () => Date
}

export interface Wish {
  readonly day: string
  readonly tier: Tier
  readonly wanted: number
  readonly ceilings: Ceilings
}

/** Small enough that blocks lost with stopped instances matter little, large enough that the counter is rarely written. */
const BLOCKS_A_DAY = 200
const BLOCK_MAX = 50
/** A wider tier may fill up later, and its caller must not be told to confirm an address for nothing. */
const REFUSAL_LASTS_MS = 60_000

export function blockOf(max: number): number {
  return Math.max(1, Math.min(BLOCK_MAX, Math.floor(max / BLOCKS_A_DAY)))
}

/** Reserves: a paid month is refused last. */
export function ceilingsOf(max: number): Ceilings {
  return {
    unconfirmed: Math.floor(max * COACH_UNCONFIRMED_SHARE),
    trial: Math.floor(max * COACH_TRIALS_SHARE),
    paid: max,
  }
}

interface Shelf {
  left: number
  waiting: number
  leasing: Promise<void> | null
  refusal: (DailyRefusal & { readonly at: number }) | null
}

/** Never exceeds a ceiling over all instances; each instance requests one block of a tier at a time. */
export function createDailyStock({ maxOf, lease, now = () => new Date() }: DailyStockOptions): DailyStock {
  const emptyShelf = (): Shelf => ({ left: 0, waiting: 0, leasing: null, refusal: null })
  const newDay = (): Record<Tier, Shelf> => ({
    unconfirmed: emptyShelf(),
    trial: emptyShelf(),
    paid: emptyShelf(),
  })
  let today = ''
  let shelves = newDay()

  function turnPage(): void {
    const day = utcDay(now())
    if (day === today) return
    today = day
    shelves = newDay()
  }

  function placeOn(shelf: Shelf): DailyPlace | null {
    if (shelf.left === 0) return null
    shelf.left -= 1
    // Given back after midnight, it goes to a shelf that is no longer used.
    return { giveBack: () => void (shelf.left += 1) }
  }

  async function leaseBlock(tier: Tier, shelf: Shelf): Promise<void> {
    const day = today
    // Counts the callers of the same tick.
    await Promise.resolve()
    const ceilings = ceilingsOf(maxOf())
    const wanted = Math.max(blockOf(ceilings[tier]), shelf.waiting)
    const { granted, full } = await lease({ day, tier, wanted, ceilings })
    shelf.left += granted
    shelf.refusal = granted < wanted ? { full: full ?? tier, at: now().getTime() } : null
  }

  /** Questions that a lower tier left on this instance: they are counted in the wider ceilings already. */
  function borrowFor(tier: Tier): DailyPlace | null {
    for (const lower of TIERS.slice(0, TIERS.indexOf(tier))) {
      const place = placeOn(shelves[lower])
      if (place) return place
    }
    return null
  }

  return {
    async take(tier) {
      for (;;) {
        turnPage()
        const shelf = shelves[tier]
        const place = placeOn(shelf)
        if (place) return place
        const { refusal } = shelf
        if (refusal && (refusal.full === 'paid' || now().getTime() - refusal.at < REFUSAL_LASTS_MS)) {
          return borrowFor(tier) ?? { full: refusal.full }
        }
        shelf.waiting += 1
        shelf.leasing ??= leaseBlock(tier, shelf).finally(() => (shelf.leasing = null))
        try {
          await shelf.leasing
        } finally {
          shelf.waiting -= 1
        }
      }
    },
    secondsUntilTomorrow: () => secondsUntilTomorrow(now()),
  }
}
