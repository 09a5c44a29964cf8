type Work = (lock: object | null) => unknown

interface Waiting {
  readonly isAlive: () => boolean
  readonly take: () => void
}

/** What the pages of one device hold by name, as the Web Locks of a browser; shared ones are not told of. */
export class Locks {
  readonly #held = new Map<string, () => boolean>()
  readonly #asked = new Set<{ readonly name: string; readonly isAlive: () => boolean }>()
  readonly #queues = new Map<string, Waiting[]>()

  /** `navigator.locks` for one page. */
  forPage(isAlive: () => boolean): object {
    const request = (name: string, { ifAvailable = false }: LockOptions, work: Work) =>
      new Promise((resolve, reject) => {
        const take = () => {
          this.#held.set(name, isAlive)
          const done = () => {
            if (this.#held.get(name) === isAlive) this.#pass(name)
          }
          Promise.resolve(work({ name, mode: 'exclusive' }))
            .then(resolve, reject)
            .finally(done)
        }
        // As in a browser, the answer does not come in the same turn.
        const asked = { name, isAlive }
        this.#asked.add(asked)
        setImmediate(() => {
          this.#asked.delete(asked)
          if (!isAlive()) return
          if (this.#held.get(name)?.() !== true) take()
          else if (ifAvailable) resolve(work(null))
          else this.#queues.set(name, [...(this.#queues.get(name) ?? []), { isAlive, take }])
        })
      })
    const query = () => {
      const held = [...this.#held].filter(([, isHeld]) => isHeld()).map(([name]) => ({ name }))
      const pending = [...this.#asked].filter((asked) => asked.isAlive())
      return new Promise((resolve) => setImmediate(() => resolve({ held, pending })))
    }
    return { request, query }
  }

  /** A page is gone, and with it all that it held. */
  letGo(): void {
    for (const [name, isAlive] of [...this.#held]) if (!isAlive()) this.#pass(name)
  }

  #pass(name: string) {
    this.#held.delete(name)
    const waiting = (this.#queues.get(name) ?? []).filter(({ isAlive }) => isAlive())
    const next = waiting.shift()
    this.#queues.set(name, waiting)
    next?.take()
  }
}
