/** What the pages of one device say to each other without storing it. */
export class Channels {
  readonly #open = new Set<{ readonly name: string; readonly hear: (data: unknown) => void }>()

  /** A class `BroadcastChannel` for one page. */
  classFor(isAlive: () => boolean): object {
    const open = this.#open
    return class BroadcastChannel {
      onmessage: ((event: { readonly data: unknown }) => void) | null = null
      readonly name: string

      constructor(name: string) {
        this.name = name
        open.add(this)
      }
      hear(data: unknown) {
        if (isAlive()) this.onmessage?.({ data })
      }
      postMessage(data: unknown) {
        if (!isAlive()) return
        for (const other of open) {
          if (other !== this && other.name === this.name) setImmediate(() => other.hear(data))
        }
      }
      close() {
        open.delete(this)
      }
    }
  }
}

/** Node has none. */
export class StorageEvent extends Event {
  constructor(type: string, facts: object) {
    super(type)
    Object.assign(this, facts)
  }
}
