import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FirestoreMeter {
  readonly port: number
  /** Documents since the last call: sent to the browser, and written by it. */
  take(): { reads: number; writes: number }
  /** Live queries that are open, of the one page that has spoken since `forgetTargets`. */
  openTargets(): number
  forgetTargets(): void
  stop(): Promise<void>
}

/** The number of a live query that is asked for, or given up. */
const TARGETS = /"addTarget":\{.*?"targetId":(\d+)|"removeTarget":(\d+)/gs

/** In the answer to the reads of a transaction: Firestore bills a document that is missing too. */
const READ_DOCUMENT = /"(?:found|missing)":/g

/**
 * Stands between the browser and Firestore and counts the documents that pass, by the names they have on the
 * wire: the server's `documentChange` and what a transaction read, the client's `update` and `delete` within a write.
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
      // WebChannel posts a form; a name never spans two of its small bodies.
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

/** A stream begins without a session; the SDK then asks anew for each target that it still wants. */
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
