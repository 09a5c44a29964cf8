import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text as textOf } from 'node:stream/consumers'

/** Node has decompressed the body, and the version changes its length. */
const OF_THE_BODY = new Set(['content-encoding', 'content-length', 'transfer-encoding'])

/**
 * A proxy in front of the app under test that can deploy a « next version »: the same files with another version in the service
 * worker and in the pages.
 */
export class FrontServer {
  #version = 1
  #gone: RegExp | null = null
  readonly #server = createServer((incoming, outgoing) => {
    this.#answer(incoming, outgoing).catch(() => outgoing.destroy())
  })

  static async start(): Promise<FrontServer> {
    const front = new FrontServer()
    await new Promise<void>((resolve) => front.#server.listen(0, '127.0.0.1', resolve))
    return front
  }

  get url(): string {
    const address = this.#server.address()
    if (address === null || typeof address === 'string') throw new Error('The front server has stopped.')
    return `http://127.0.0.1:${address.port}`
  }

  deployNext(): void {
    this.#version += 1
  }

  /** Files that a deployment has deleted answer 404. */
  takeAway(path: RegExp): void {
    this.#gone = path
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET' } = incoming
    if (this.#gone?.test(url) === true) {
      outgoing.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n')
      return
    }
    const sent = method === 'POST' && {
      headers: { 'content-type': incoming.headers['content-type'] ?? '' },
      body: await textOf(incoming),
    }
    const answer = await fetch(new URL(url, process.env['FLOW_APP_URL']), { method, ...sent })
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OF_THE_BODY.has(name)))
    const isText = /html|javascript/.test(headers['content-type'] ?? '')
    const body = isText ? this.#marked(url, await answer.text()) : Buffer.from(await answer.arrayBuffer())
    outgoing.writeHead(answer.status, headers).end(method === 'HEAD' ? undefined : body)
  }

  #marked(url: string, text: string): string {
    if (url.endsWith('.js') && url !== '/sw.js') return text
    const version = `version-${this.#version}`
    if (url !== '/sw.js') return text.replace('<head>', `<head><meta name="version" content="${version}">`)
    // A new revision of each precached page makes the worker fetch it again.
    return text.replaceAll(/(revision:")[0-9a-f]+"/g, `$1${version}"`)
  }
}
