import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FirestoreMeter {
  readonly port: number
  /** Documents since the last call: read by the browser, and written by it. */
  take(): { reads: number; writes: number }
  /** Open live queries of the page that has connected since `forgetTargets`. */
  openTargets(): number
  forgetTargets(): void
  stop(): Promise<void>
}

const TARGETS = /"addTarget":\{.*?"targetId":(\d+)|"removeTarget":(\d+)/gs

/** In a transaction's response: Firestore bills missing documents too. */
const READ_DOCUMENT = /"(?:found|missing)":/g

/**
 * A proxy between browser and Firestore that counts documents by their names in the protocol: the server's `documentChange` and transaction
 * reads, the client's `update` and `delete` in a write.
 */
export async function startFirestoreMeter(firestorePort: number): Promise<FirestoreMeter> {
  let reads = 0
  let writes = 0
  const targets = new Set<string>()
  const server = createServer((incoming, outgoing) => {
    const passed = request(
      {
        port: firestorePort,
        host: '127.0.0.1',
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('data', (chunk: Buffer) => {
          reads += count(chunk.toString('latin1'), isRead(incoming.url) ? READ_DOCUMENT : /"documentChange"/g)
        })
        answer.pipe(outgoing)
      },
    )
    const posted: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => posted.push(chunk))
    incoming.on('end', () => {
      // WebChannel posts a form; a name is never split across two of its small bodies.
      if (isNewStream(incoming.url)) targets.clear()
      const body = Buffer.concat(posted).toString('latin1')
      const form = isStream(incoming.url) ? decodeURIComponent(body.replaceAll('+', ' ')) : body
      writes += count(form, /\{"(?:update|delete)":/g)
      for (const [, added, removed] of form.matchAll(TARGETS)) {
        if (added) targets.add(added)
        if (removed) targets.delete(removed)
      }
    })
    passed.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passed.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    take() {
      const taken = { reads, writes }
      reads = 0
      writes = 0
      return taken
    },
    openTargets: () => targets.size,
    forgetTargets: () => targets.clear(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** A new stream has no session id; the SDK then adds each active target again. */
function isNewStream(url = ''): boolean {
  return url.includes('/Listen/channel') && !url.includes('SID=')
}

function isStream(url = ''): boolean {
  return url.includes('/channel')
}

function isRead(url = ''): boolean {
  return url.endsWith(':batchGet')
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
