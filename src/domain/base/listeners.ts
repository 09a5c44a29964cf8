/** Who is told that something changed. `subscribe` is what `useSyncExternalStore` asks for. */
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
