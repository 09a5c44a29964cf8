/** Ratio of consecutive class bounds; the error is at most 1 %. */
const STEP = Math.log(1.02)

/** Quantiles of any number of integers, in constant memory. */
export class Quantiles {
  readonly #classes = new Map<number, number>()
  #count = 0

  add(value: number): void {
    const rank = value < 1 ? 0 : Math.ceil(Math.log(value) / STEP)
    this.#classes.set(rank, (this.#classes.get(rank) ?? 0) + 1)
    this.#count += 1
  }

  /** Null: no values. */
  at(share: number): number | null {
    let left = Math.ceil(share * this.#count)
    for (const [rank, count] of [...this.#classes].sort(([a], [b]) => a - b)) {
      left -= count
      if (left <= 0) return Math.round(Math.exp((rank - 0.5) * STEP))
    }
    return null
  }
}
