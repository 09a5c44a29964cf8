/** Deterministic random choices from a seed (mulberry32). */
export class RandomNumbers {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 (inclusive) to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)] as T
  }
}
