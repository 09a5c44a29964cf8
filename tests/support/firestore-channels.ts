import type { BrowserContext } from '@playwright/test'

interface Channel {
  readonly url: URL
  /** The emulator knows a channel only to the origin that opened it; to others it answers 200 and keeps it. */
  readonly origin: string
}

/**
 * Closes the Firestore channels of a browser that is done. Pages leave theirs open when they go; the emulator keeps
 * each for two minutes, and past 256 of them it refuses everybody (« too many channel sessions », measured).
 */
export class FirestoreChannels {
  readonly #open = new Map<string, Channel>()
  readonly #context: BrowserContext

  constructor(context: BrowserContext) {
    this.#context = context
    // From the answer that opens it: a page that leaves at once never names it in a request.
    context.on('response', (response) => {
      const id = response.headers()['x-http-session-id']
      if (id === undefined) return
      const { origin } = new URL(response.frame().url())
      this.#open.set(id, { url: new URL(response.url()), origin })
    })
  }

  async close(): Promise<void> {
    // A page that is still there would open new ones.
    await Promise.all(this.#context.pages().map((page) => page.close()))
    await Promise.all([...this.#open].map(terminate))
  }
}

async function terminate([id, { url, origin }]: readonly [id: string, channel: Channel]): Promise<void> {
  const address = new URL(url)
  address.searchParams.set('SID', id)
  address.searchParams.set('TYPE', 'terminate')
  const response = await fetch(address, { headers: { origin } })
  await response.arrayBuffer()
}
