/** A set of listeners, with a `subscribe` for `useSyncExternalStore`. */
export class Listeners extends Set<() => void> {
  readonly subscribe = (listener: () => void): (() => void) => {
    this.add(listener)
    return () => {
      this.delete(listener)
    }
  }

  notify(): void {
    for (const listener of this) listener()
  }
}
