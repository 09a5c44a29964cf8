import { createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { RandomNumbers } from '../../rules/random/random-numbers'

/** The answer to one question, as bytes; without further calls the connection stays open. */
export interface Reply {
  /** Variant of the fault, and number of the attempt. */
  readonly random: RandomNumbers
  readonly attempt: number
  write(bytes: string | Uint8Array): Promise<void>
  /** Ends the answer; the connection can be reused. */
  finish(): void
  reset(): void
  close(): void
  readonly isGone: boolean
}

export type RawScript = (reply: Reply) => void | Promise<void>

export interface RawProvider {
  readonly url: string
  /** Connections with an unfinished answer. */
  readonly busy: number
  readonly sockets: number
  play(seed: number, script: RawScript): void
  stop(): Promise<void>
}

const MARK = /variante-(\d+)/

/** A provider with faults at the level of bytes. The question names its variant: `variante-7`. */
export async function startRawProvider(): Promise<RawProvider> {
  const sockets = new Set<Socket>()
  const busy = new Set<Socket>()
  let attempts = new Map<string, number>()
  let playing: { readonly seed: number; readonly script: RawScript } | undefined
  const server = createServer((socket) => {
    sockets.add(socket)
    let heard = Buffer.alloc(0)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      sockets.delete(socket)
      busy.delete(socket)
    })
    socket.on('data', (piece: Buffer) => {
      heard = Buffer.concat([heard, piece])
      const question = wholeRequestOf(heard)
      if (question === null) return
      heard = Buffer.alloc(0)
      busy.add(socket)
      const variant = MARK.exec(question)?.[1] ?? '0'
      const attempt = (attempts.get(variant) ?? 0) + 1
      attempts.set(variant, attempt)
      if (playing) {
        const random = new RandomNumbers(playing.seed * 1_000 + Number(variant))
        void playing.script(replyOn(socket, busy, random, attempt))
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get busy() {
      return busy.size
    },
    get sockets() {
      return sockets.size
    },
    play(seed, script) {
      attempts = new Map()
      playing = { seed, script }
    },
    stop() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function wholeRequestOf(bytes: Buffer): string | null {
  const text = bytes.toString('latin1')
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd < 0) return null
  const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0)
  return text.length >= headEnd + 4 + length ? text : null
}

function replyOn(socket: Socket, busy: Set<Socket>, random: RandomNumbers, attempt: number): Reply {
  return {
    random,
    attempt,
    write: (bytes) =>
      new Promise((resolve) => {
        if (socket.destroyed) resolve()
        else socket.write(bytes, () => resolve())
      }),
    finish: () => void busy.delete(socket),
    reset: () => void socket.resetAndDestroy(),
    close: () => void socket.end(),
    get isGone() {
      return socket.destroyed
    },
  }
}

/** Body in HTTP chunks of 1 to `most` bytes, with the head. */
export function chunked(body: Uint8Array, random: RandomNumbers, most = 400): Buffer {
  const parts: Buffer[] = []
  for (let at = 0; at < body.length;) {
    const size = Math.min(body.length - at, 1 + Math.floor(random.next() * most))
    parts.push(Buffer.from(`${size.toString(16)}\r\n`), Buffer.from(body.subarray(at, at + size)))
    parts.push(Buffer.from('\r\n'))
    at += size
  }
  return Buffer.concat(parts)
}

export const END_OF_CHUNKS = '0\r\n\r\n'

export function head(status = 200, headers: Record<string, string> = {}): string {
  const all = {
    'content-type': 'text/event-stream; charset=utf-8',
    'transfer-encoding': 'chunked',
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} Said\r\n${lines.join('')}\r\n`
}

/** Writes in a few pieces, cut anywhere, with pauses between them. */
export async function writeInPieces(reply: Reply, bytes: Uint8Array): Promise<void> {
  const cuts = Array.from({ length: 3 }, () => Math.floor(reply.random.next() * bytes.length))
  const places = [0, ...cuts.sort((a, b) => a - b), bytes.length]
  for (let index = 1; index < places.length; index += 1) {
    await reply.write(bytes.subarray(places[index - 1], places[index]))
    await sleep(2)
  }
}
