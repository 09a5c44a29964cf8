import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

export interface SeenScripts {
  count(): number
  /** Compressed bytes, as sent by Hosting, by URL, in order of arrival. */
  sizes(): Promise<ReadonlyMap<string, number>>
  having(words: string): Promise<readonly string[]>
}

/** Records all our scripts that a page loads from now on. */
export function watchScripts(page: Page, appUrl: string): SeenScripts {
  const bodies = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url())
    if (origin === appUrl && pathname.endsWith('.js')) bodies.set(response.url(), response.body())
  })
  const read = async () => Promise.all([...bodies].map(async ([url, body]) => [url, await body] as const))
  return {
    count: () => bodies.size,
    sizes: async () => new Map((await read()).map(([url, body]) => [url, gzipSync(body).length])),
    having: async (words) => (await read()).filter(([, body]) => body.includes(words)).map(([url]) => url),
  }
}
