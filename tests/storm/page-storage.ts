interface StorageHooks {
  readonly isAlive: () => boolean
  readonly hasRoom: () => boolean
  /** Before and after each write: here a page may die. */
  readonly touch: () => void
  readonly tellOthers: (key: string, value: string | null) => void
}

/**
 * What one page sees of texts that others see too. Its class is the page's own: the product changes the prototype of
 * the class that its page has.
 */
export function storageOf(
  texts: Map<string, string>,
  PageStorage: { prototype: object },
  hooks: StorageHooks,
): object {
  const target = Object.create(PageStorage.prototype) as object
  methodsOf.set(target, { texts, hooks })
  const proxy: object = new Proxy(target, {
    get: (_, key): unknown => (key in target ? Reflect.get(target, key, proxy) : texts.get(String(key))),
    has: (_, key) => key in target || texts.has(String(key)),
    ownKeys: () => [...texts.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      texts.has(String(key))
        ? { value: texts.get(String(key)), enumerable: true, configurable: true }
        : undefined,
  })
  methodsOf.set(proxy, { texts, hooks })
  return proxy
}

const methodsOf = new WeakMap<object, { texts: Map<string, string>; hooks: StorageHooks }>()

/** A class `Storage` for one page. */
export function storageClass(): { prototype: object } {
  const of = (storage: object) => {
    const found = methodsOf.get(storage)
    if (!found) throw new TypeError('Illegal invocation')
    return found
  }
  return class Storage {
    get length(): number {
      return of(this).texts.size
    }
    key(at: number): string | null {
      return [...of(this).texts.keys()][at] ?? null
    }
    getItem(key: string): string | null {
      return of(this).texts.get(key) ?? null
    }
    setItem(key: string, value: string): void {
      const { texts, hooks } = of(this)
      hooks.touch()
      if (!hooks.isAlive()) return
      const grows = value.length > (texts.get(key)?.length ?? 0)
      if (grows && !hooks.hasRoom()) throw new DOMException('No room', 'QuotaExceededError')
      texts.set(key, value)
      hooks.tellOthers(key, value)
      hooks.touch()
    }
    removeItem(key: string): void {
      const { texts, hooks } = of(this)
      if (!hooks.isAlive() || !texts.delete(key)) return
      hooks.tellOthers(key, null)
      hooks.touch()
    }
    clear(): void {
      for (const key of [...of(this).texts.keys()]) this.removeItem(key)
    }
  }
}
