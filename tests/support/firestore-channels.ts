import type { BrowserContext } from '@playwright/test'

/**
 * Closes the Firestore channels of a browser that is done. Pages leave theirs open when they go; the emulator keeps
 * each for two minutes, and past 256 of them it refuses everybody (« too many channel sessions », measured).
 */
export class FirestoreChannels {
  readonly #open = new Map<string, URL>()
  readonly #context: BrowserContext

  constructor(context: BrowserContext) {
    this.#context = context
    context.on('request', (request) => {
      const url = new URL(request.url())
      const id = url.searchParams.get('SID')
      if (id !== null && url.pathname.endsWith('/channel')) this.#open.set(id, url)
    })
  }

  async close(): Promise<void> {
    // A page that is still there would open new ones.
    await Promise.all(this.#context.pages().map((page) => page.close()))
    await Promise.all([...this.#open.values()].map(terminate))
  }
}

async function terminate(channel: URL): Promise<void> {
  const url = new URL(channel)
  url.searchParams.set('TYPE', 'terminate')
  url.searchParams.delete('AID')
  const response = await fetch(url)
  await response.arrayBuffer()
}
