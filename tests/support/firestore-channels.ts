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
    // From the answer that opens it: a page that leaves at once never names it in a request.
    context.on('response', (response) => {
      const id = response.headers()['x-http-session-id']
      if (id !== undefined) this.#open.set(id, new URL(response.url()))
    })
  }

  async close(): Promise<void> {
    // A page that is still there would open new ones.
    await Promise.all(this.#context.pages().map((page) => page.close()))
    await Promise.all([...this.#open].map(terminate))
  }
}

async function terminate([id, channel]: readonly [id: string, channel: URL]): Promise<void> {
  const url = new URL(channel)
  url.searchParams.set('SID', id)
  url.searchParams.set('TYPE', 'terminate')
  const response = await fetch(url)
  await response.arrayBuffer()
}
