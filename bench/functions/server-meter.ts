import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import {
  connect,
  createServer,
  type ClientHttp2Session,
  type ClientHttp2Stream,
  type Http2Session,
  type IncomingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { root } from '../../local/paths'
import { countDocuments } from './grpc-documents'

export interface ServerMeter {
  /** Sets the port of the functions' Firestore, once it has started. */
  passOnTo(firestorePort: number): void
  /** Documents since the last call: read and written by the functions. */
  take(): { reads: number; writes: number }
  stop(): Promise<void>
}

/**
 * A proxy between functions and Firestore that counts documents. The emulator passes its own address to its functions and ignores their
 * environment, so it gets a wrapped Node: start the meter before the emulator.
 */
export async function startServerMeter(): Promise<ServerMeter> {
  const counts = { reads: 0, writes: 0 }
  const sessions = new Set<Http2Session>()
  let target = ''
  const server = createServer()
  server.on('session', (session) => {
    sessions.add(session)
    session.on('error', () => session.destroy())
  })
  server.on('stream', (stream, headers) => {
    const upstream = upstreamOf(stream.session)
    const request = upstream.request({ ...headers, ':authority': target })
    const path = String(headers[':path'])
    countDocuments(stream, path, 'request', (documents) => (counts.writes += documents))
    countDocuments(request, path, 'answer', (documents) => (counts.reads += documents))
    stream.pipe(request)
    passAnswer(request, stream)
  })
  const upstreams = new WeakMap<Http2Session, ClientHttp2Session>()
  function upstreamOf(session: ServerHttp2Stream['session']) {
    if (!session) throw new Error('The stream has lost its session')
    const known = upstreams.get(session)
    if (known && !known.destroyed) return known
    const opened = connect(`http://${target}`)
    opened.on('error', () => session.destroy())
    session.on('close', () => opened.destroy())
    upstreams.set(session, opened)
    return opened
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const folder = join(root, '.tmp', 'bench-runner')
  process.env['FIREEMU_RUNNER_NODE'] = runnerThatAsks((server.address() as AddressInfo).port, folder)
  return {
    passOnTo(firestorePort) {
      target = `127.0.0.1:${firestorePort}`
    },
    take() {
      const taken = { ...counts }
      Object.assign(counts, { reads: 0, writes: 0 })
      return taken
    },
    stop: () =>
      new Promise((resolve) => {
        delete process.env['FIREEMU_RUNNER_NODE']
        rmSync(folder, { recursive: true, force: true })
        server.close(() => resolve())
        for (const session of sessions) session.destroy()
      }),
  }
}

/** Runs the emulator's function host with another Firestore address. */
function runnerThatAsks(port: number, folder: string): string {
  mkdirSync(folder, { recursive: true })
  const runner = join(root, 'node_modules/@fireemu/linux-x64/bin/runner-node/index.mjs')
  const file = join(folder, 'index.mjs')
  writeFileSync(
    file,
    `process.env.FIRESTORE_EMULATOR_HOST = '127.0.0.1:${port}'\nawait import('file://${runner}')\n`,
  )
  return file
}

/** gRPC sends the status of a call in its trailers: forward them too. */
function passAnswer(request: ClientHttp2Stream, stream: ServerHttp2Stream): void {
  let trailers: IncomingHttpHeaders = {}
  request.on('response', (headers, flags) => {
    const isLast = (flags & 0x1) !== 0
    stream.respond(headers, { waitForTrailers: !isLast, endStream: isLast })
    if (isLast) return
    stream.on('wantTrailers', () => stream.sendTrailers(trailers))
    request.pipe(stream)
  })
  request.on('trailers', (received: IncomingHttpHeaders) => {
    trailers = received
  })
  request.on('error', () => stream.destroy())
  stream.on('error', () => request.destroy())
  stream.on('close', () => request.destroy())
}
