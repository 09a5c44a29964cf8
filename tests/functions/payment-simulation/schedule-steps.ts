const afterMicrotasks = () => new Promise<void>((resolve) => void setImmediate(resolve))

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
