export type Listener = (event?: unknown) => void

/** Listeners of an element; one may unsubscribe during an event. */
export function createListeners() {
  const listeners = new Map<string, Set<Listener>>()
  return {
    add(event: string, listener: Listener): void {
      const known = listeners.get(event) ?? new Set()
      listeners.set(event, known.add(listener))
    },
    remove(event: string, listener?: Listener): void {
      if (listener === undefined) listeners.delete(event)
      else listeners.get(event)?.delete(listener)
    },
    clear(): void {
      listeners.clear()
    },
    tell(event: string, detail: object): void {
      for (const listener of [...(listeners.get(event) ?? [])]) listener({ elementType: 'card', ...detail })
    },
  }
}
