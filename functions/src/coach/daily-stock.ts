/** Daily questions of the whole product, taken from a shared counter in blocks to limit writes to it. */
export interface DailyStock {
  /** Takes one question; null: none left today. */
  take(): Promise<DailyPlace | null>
  secondsUntilTomorrow(): number
}

export interface DailyPlace {
  giveBack(): void
}

export interface DailyStockOptions {
  readonly maxOf: () => number
  /** Takes up to `wanted` questions of this day for this instance; fewer: the day has no more. */
  readonly lease: (day: string, wanted: number, max: number) => Promise<number>
  readonly now?: () => Date
}

const DAY_MS = 86_400_000
/** Small enough that blocks lost with stopped instances matter little, large enough that the counter is rarely written. */
const BLOCKS_A_DAY = 200
const BLOCK_MAX = 50

export function blockOf(max: number): number {
  return Math.max(1, Math.min(BLOCK_MAX, Math.floor(max / BLOCKS_A_DAY)))
}

/** Never exceeds the maximum over all instances; each instance requests one block at a time. */
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
    // Counts the callers of the same tick.
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
