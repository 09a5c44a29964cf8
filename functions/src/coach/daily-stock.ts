/** The questions of the whole product's day, taken from its book by the block, so that the book is never hot. */
export interface DailyStock {
  /** A question's place in today; null when the day has none left. */
  take(): Promise<DailyPlace | null>
  secondsUntilTomorrow(): number
}

export interface DailyPlace {
  /** For a question that does not count after all. */
  giveBack(): void
}

export interface DailyStockOptions {
  /** The ceiling. */
  readonly maxOf: () => number
  /** Takes up to `wanted` questions of this day for this instance; fewer mean that the day has no more. */
  readonly lease: (day: string, wanted: number, max: number) => Promise<number>
  readonly now?: () => Date
}

const DAY_MS = 86_400_000
/** What instances that stop leave unused stays a small part of the ceiling, and a busy day writes to the book rarely. */
const BLOCKS_A_DAY = 200
const BLOCK_MAX = 50

export function blockOf(max: number): number {
  return Math.max(1, Math.min(BLOCK_MAX, Math.floor(max / BLOCKS_A_DAY)))
}

/** Never more than the ceiling over all instances; one instance asks the book for one block at a time. */
export function createDailyStock({ maxOf, lease, now = () => new Date() }: DailyStockOptions): DailyStock {
  let today = ''
  let left = 0
  let isSpent = false
  let waiting = 0
  let leasing: Promise<void> | null = null

  function turnPage(): void {
    const day = now().toISOString().slice(0, 10)
    if (day === today) return
    today = day
    left = 0
    isSpent = false
  }

  async function leaseBlock(max: number): Promise<void> {
    // Whoever came in the same moment is counted.
    await Promise.resolve()
    const day = today
    const wanted = Math.max(blockOf(max), waiting)
    const granted = await lease(day, wanted, max)
    if (day !== today) return
    left += granted
    isSpent = granted < wanted
  }

  return {
    async take() {
      const max = maxOf()
      for (;;) {
        turnPage()
        if (left > 0) {
          left -= 1
          const day = today
          return {
            giveBack() {
              if (day === today) left += 1
            },
          }
        }
        if (isSpent) return null
        waiting += 1
        leasing ??= leaseBlock(max).finally(() => (leasing = null))
        try {
          await leasing
        } finally {
          waiting -= 1
        }
      }
    },
    secondsUntilTomorrow() {
      return Math.ceil((DAY_MS - (now().getTime() % DAY_MS)) / 1000)
    },
  }
}
