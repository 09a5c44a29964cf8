import type { Environment } from 'vitest/runtime'

/**
 * A page without a document: a window with events, storage and a network. For tests of modules that draw nothing: jsdom takes a second of
 * processor for each file.
 */
// oxlint-disable-next-line import/no-default-export -- what Vitest loads
export default {
  name: 'page',
  viteEnvironment: 'client',
  setup(global: typeof globalThis) {
    const events = new EventTarget()
    for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
      Object.assign(global, { [name]: events[name].bind(events) })
    }
    Object.assign(global, { window: global, Storage: PageStorage, StorageEvent, ErrorEvent })
    const kept = {
      localStorage: new PageStorage(),
      sessionStorage: new PageStorage(),
      navigator: new Network(),
    }
    for (const [name, value] of Object.entries(kept)) {
      Object.defineProperty(global, name, { get: () => value, configurable: true })
    }
    return { teardown: () => undefined }
  },
} satisfies Environment

class Network {
  get onLine(): boolean {
    return true
  }
}

/** Each text is a property, as in a browser's storage. */
class PageStorage {
  get length(): number {
    return Object.keys(this).length
  }

  getItem(key: string): string | null {
    return (Object.getOwnPropertyDescriptor(this, key)?.value as string | undefined) ?? null
  }

  setItem(key: string, text: string): void {
    Object.assign(this, { [key]: text })
  }

  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }

  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}

class StorageEvent extends Event {
  readonly key: string | null
  readonly newValue: string | null

  constructor(type: string, { key = null, newValue = null }: StorageEventInit = {}) {
    super(type)
    this.key = key
    this.newValue = newValue
  }
}

class ErrorEvent extends Event {
  readonly error: unknown

  constructor(type: string, { error, cancelable = false }: ErrorEventInit = {}) {
    super(type, { cancelable })
    this.error = error
  }
}
