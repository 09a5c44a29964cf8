import { randomFrom } from '../../support/random'

/** Random choices that are the same for the same seed. */
export class RandomNumbers {
  readonly #next: () => number

  constructor(seed: number) {
    this.#next = randomFrom(seed)
  }

  /** From 0 (inclusive) to 1. */
  next(): number {
    return this.#next()
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(choices: readonly [T, ...T[]] | readonly T[]): T {
    return choices[Math.floor(this.next() * choices.length)] as T
  }
}
