const afterMicrotasks = () => new Promise<void>((resolve) => void setImmediate(resolve))

/** Deterministic random numbers from 0 to 1 (mulberry32). */
export function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

export interface Chance {
  is(probability: number): boolean
  /** An integer from 0 to below `end`. */
  below(end: number): number
}

export function chanceOf(random: () => number): Chance {
  return { is: (probability) => random() < probability, below: (end) => Math.floor(random() * end) }
}

/** Runs all concurrent work one step at a time, in random order. */
export function createSteps(chance: Chance) {
  const waiting: { left: number; readonly goOn: () => void }[] = []
  return {
    step: (turns = 1) => new Promise<void>((goOn) => void waiting.push({ left: turns, goOn })),
    async runAll(): Promise<void> {
      await afterMicrotasks()
      while (waiting.length > 0) {
        const place = chance.below(waiting.length)
        const next = waiting[place]
        if (!next) return
        next.left -= 1
        if (next.left > 0) continue
        waiting.splice(place, 1)
        next.goOn()
        await afterMicrotasks()
      }
    },
  }
}

export type Steps = ReturnType<typeof createSteps>
