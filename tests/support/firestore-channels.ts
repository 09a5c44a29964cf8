import type { BrowserContext } from '@playwright/test'

interface Channel {
  readonly url: URL
  /** The emulator finds a channel only for the origin that opened it; to others it answers 200 and does not close it. */
  readonly origin: string
}

/**
 * Closes the Firestore channels of a browser. Pages leave them open, and the emulator closes each only after two minutes; above
 * 256 channels it refuses all clients (« too many channel sessions », measured).
 */
export class FirestoreChannels {
  readonly #open = new Map<string, Channel>()
  readonly #context: BrowserContext

  constructor(context: BrowserContext) {
    this.#context = context
    // From the opening response: a page that leaves at once never names the channel in a request.
    context.on('response', (response) => {
      const id = response.headers()['x-http-session-id']
      if (id === undefined) return
      const { origin } = new URL(response.frame().url())
      this.#open.set(id, { url: new URL(response.url()), origin })
    })
  }

  async close(): Promise<void> {
    // An open page would open new channels.
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
