import { setTimeout as sleep } from 'node:timers/promises'
import type { ProviderLimits } from '../../../functions/src/coach/provider'
import type { CoachErrorCode } from '@/domain/base/errors'
import { chunked, END_OF_CHUNKS, head, writeInPieces, type RawScript, type Reply } from './raw-provider'
import { delta, endOfStream, usageEvent } from './scripted-provider'

/** Result of a question: the whole answer, its beginning, some text, or an error. */
export type Ending = 'whole' | 'beginning' | 'text' | 'nobody is there' | CoachErrorCode

export interface BadDay {
  readonly name: string
  /** Behaviour of the provider; some days never reach it. */
  readonly script: RawScript
  readonly ends: readonly Ending[]
  /** Replaces the stand-in's URL. */
  readonly urlOf?: (standInUrl: string) => string
  readonly limits?: Partial<ProviderLimits>
  readonly callerLeavesWithinMs?: number
}

export const ANSWER = 'Fixe ton prix à 29,90 € 🚀 — retire les frais, puis teste-le une semaine 👩‍💻. '.repeat(
  3,
)

const EVENTS = [
  ...(ANSWER.match(/.{1,9}/gsu) ?? []).map((text) => delta(text)),
  delta('', 'stop'),
  usageEvent({ prompt_tokens: 9, completion_tokens: 9 }),
  endOfStream,
]
const STREAM = Buffer.from(EVENTS.join(''))

const nothing: RawScript = () => undefined

/** Some variants succeed at the second or third attempt. */
const healing =
  (script: RawScript): RawScript =>
  async (reply) => {
    const healsAfter = 1 + Math.floor(reply.random.next() * 5)
    await (reply.attempt > healsAfter ? wellOf(reply) : script(reply))
  }

async function wellOf(reply: Reply, body: Uint8Array = STREAM): Promise<void> {
  await writeInPieces(
    reply,
    Buffer.concat([Buffer.from(head()), chunked(body, reply.random), Buffer.from(END_OF_CHUNKS)]),
  )
  reply.finish()
}

/** The answer up to a random byte: within its head, a frame or a character. */
async function beginningOf(reply: Reply): Promise<void> {
  const whole = Buffer.concat([Buffer.from(head()), chunked(STREAM, reply.random)])
  await writeInPieces(reply, whole.subarray(0, Math.floor(reply.random.next() * whole.length)))
}

async function refuseWith(
  reply: Reply,
  status: number,
  { body, type = 'application/json', ...headers }: { body: string; type?: string; [name: string]: string },
): Promise<void> {
  const length = String(Buffer.byteLength(body))
  const lines = Object.entries({ 'content-type': type, 'content-length': length, ...headers })
  const text = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  await reply.write(`HTTP/1.1 ${status} No\r\n${text}\r\n${body}`)
  reply.finish()
}

const HTML = '<html><h1>503 Service Unavailable</h1></html>'

/** Each with fifty variants. */
export const PROVIDER_BAD_DAYS: readonly BadDay[] = [
  {
    name: 'refuses the connection',
    script: nothing,
    urlOf: () => 'http://127.0.0.1:9',
    ends: ['coach/provider-unavailable'],
  },
  {
    name: 'has no address',
    script: nothing,
    urlOf: () => 'https://nulle-part.invalid',
    // For machines whose resolver does not answer either.
    limits: { connectMs: 3_000 },
    ends: ['coach/provider-unavailable', 'coach/provider-timeout'],
  },
  {
    name: 'does not speak TLS',
    script: nothing,
    urlOf: (url) => url.replace('http:', 'https:'),
    limits: { connectMs: 3_000 },
    ends: ['coach/provider-unavailable', 'coach/provider-timeout'],
  },
  {
    name: 'resets the connection before its answer',
    script: healing((reply) => {
      reply.reset()
    }),
    ends: ['coach/provider-unavailable', 'whole'],
  },
  {
    name: 'resets the connection anywhere in its answer',
    script: healing(async (reply) => {
      await beginningOf(reply)
      reply.reset()
    }),
    ends: ['coach/provider-unavailable', 'beginning', 'whole'],
  },
  {
    name: 'closes the connection anywhere in its answer',
    script: healing(async (reply) => {
      await beginningOf(reply)
      reply.close()
    }),
    ends: ['coach/provider-unavailable', 'beginning', 'whole'],
  },
  {
    name: 'never answers',
    script: nothing,
    limits: { connectMs: 600 },
    ends: ['coach/provider-timeout'],
  },
  {
    name: 'falls silent anywhere in its answer',
    script: beginningOf,
    limits: { connectMs: 1_500, silenceMs: 600 },
    ends: ['coach/provider-timeout', 'beginning', 'whole'],
  },
  {
    name: 'falls silent after its end mark',
    script: async (reply) => {
      await writeInPieces(reply, Buffer.concat([Buffer.from(head()), chunked(STREAM, reply.random)]))
    },
    ends: ['whole'],
  },
  {
    name: 'falls silent after what nobody can read',
    script: async (reply) => {
      const said = reply.random.chance(0.5) ? (EVENTS[0] ?? '') : ''
      await reply.write(head())
      await reply.write(chunked(Buffer.from(`${said}data: <html>\n\n`), reply.random, 1_000))
    },
    ends: ['coach/provider-unavailable', 'beginning'],
  },
  {
    name: 'trickles byte by byte beyond the time of an answer',
    script: async (reply) => {
      await reply.write(head())
      for (const byte of STREAM) {
        if (reply.isGone) return
        await reply.write(chunked(Uint8Array.of(byte), reply.random))
        await sleep(10 + 40 * reply.random.next())
      }
      reply.close()
    },
    limits: { totalMs: 1_500 },
    ends: ['beginning', 'coach/provider-timeout'],
  },
  {
    name: 'is busy, and may say for how long',
    script: healing((reply) =>
      refuseWith(reply, 429, {
        body: '{"error":{"code":"rate_limit_exceeded"}}',
        ...(reply.random.chance(0.5) && { 'retry-after': String(Math.floor(reply.random.next() * 600)) }),
      }),
    ),
    ends: ['coach/provider-busy', 'whole'],
  },
  {
    name: 'is broken, and says so in JSON or HTML',
    script: healing((reply) => {
      const status = reply.random.pick([500, 502, 503, 504, 529])
      return reply.random.chance(0.5)
        ? refuseWith(reply, status, { body: HTML.repeat(400), type: 'text/html' })
        : refuseWith(reply, status, { body: '{"error":{"message":"oops"}}' })
    }),
    ends: ['coach/provider-unavailable', 'whole'],
  },
  {
    name: 'does not know us any more',
    script: (reply) =>
      refuseWith(reply, reply.random.pick([401, 403]), { body: '{"error":{"code":"invalid_api_key"}}' }),
    ends: ['coach/misconfigured'],
  },
  {
    name: 'breaks off a frame and goes on',
    script: (reply) => {
      const place = Math.floor(reply.random.next() * (EVENTS.length - 3))
      const broken = EVENTS.map((event, index) => {
        const cut = 6 + Math.floor(reply.random.next() * (event.length - 12))
        return index === place ? `${event.slice(0, cut)}\n\n` : event
      })
      return wellOf(reply, Buffer.from(broken.join('')))
    },
    ends: ['coach/provider-unavailable', 'beginning'],
  },
  {
    name: 'sends one frame without an end',
    script: async (reply) => {
      await reply.write(head())
      const frame = Buffer.from('data: {"choices":[{"delta":{"content":"'.padEnd(65_536, 'x'))
      const more = Buffer.alloc(65_536, 'x')
      await reply.write(chunked(frame, reply.random, 2 ** 30))
      while (!reply.isGone) await reply.write(chunked(more, reply.random, 2 ** 30))
    },
    ends: ['coach/provider-unavailable'],
  },
  {
    name: 'cuts its characters between two packets',
    script: async (reply) => {
      await reply.write(head())
      const framed = chunked(STREAM, reply.random, 3)
      for (let at = 0; at < framed.length; at += 101) await reply.write(framed.subarray(at, at + 101))
      await reply.write(END_OF_CHUNKS)
      reply.finish()
    },
    ends: ['whole'],
  },
  {
    name: 'writes bytes that are no characters',
    script: (reply) => {
      const bytes = Buffer.from(STREAM)
      for (let wrong = 0; wrong < 8; wrong += 1) {
        const at = bytes.indexOf('"content":"', Math.floor(reply.random.next() * bytes.length * 0.8))
        if (at > 0) bytes[at + 11] = 0x80 + Math.floor(reply.random.next() * 0x80)
      }
      return wellOf(reply, bytes)
    },
    ends: ['text', 'coach/provider-unavailable'],
  },
  {
    name: 'ends without its end mark',
    script: healing((reply) => {
      const kept = Math.floor(reply.random.next() * (EVENTS.length - 3))
      return wellOf(reply, Buffer.from(EVENTS.slice(0, kept).join('')))
    }),
    ends: ['coach/provider-unavailable', 'beginning', 'whole'],
  },
  {
    name: 'sends us elsewhere',
    script: (reply) =>
      refuseWith(reply, reply.random.pick([301, 302, 303, 307, 308]), {
        body: '',
        location: reply.random.pick(['/elsewhere', 'http://127.0.0.1:9/', 'https://nulle-part.invalid/']),
      }),
    ends: ['coach/provider-unavailable'],
  },
  {
    name: 'says gzip and sends something else',
    script: healing(async (reply) => {
      const noise = Buffer.from(Array.from({ length: 900 }, () => Math.floor(reply.random.next() * 256)))
      // Some variants begin with gzip's magic number.
      if (reply.random.chance(0.5)) noise.set([0x1f, 0x8b, 0x08, 0x00])
      await reply.write(head(200, { 'content-encoding': 'gzip' }))
      await reply.write(chunked(noise, reply.random))
      await reply.write(END_OF_CHUNKS)
      reply.finish()
    }),
    ends: ['coach/provider-unavailable', 'whole'],
  },
  {
    name: 'answers 200 with a page, or with one piece of JSON',
    script: (reply) =>
      reply.random.chance(0.5)
        ? refuseWith(reply, 200, { body: HTML.repeat(400), type: 'text/html' })
        : refuseWith(reply, 200, { body: '{"choices":[{"message":{"content":"x"}}]}' }),
    ends: ['coach/provider-unavailable'],
  },
  {
    name: 'does not speak HTTP',
    script: async (reply) => {
      const noise = Buffer.from(Array.from({ length: 300 }, () => Math.floor(reply.random.next() * 256)))
      await reply.write(
        reply.random.pick<string | Uint8Array>([
          noise,
          'SSH-2.0-OpenSSH_9.6\r\n',
          `${head()}-5\r\nxx\r\n`,
          `HTTP/1.1 200 OK\r\nx-much: ${'x'.repeat(40_000)}\r\n\r\n`,
          'HTTP/1.1 200 OK\r\ncontent-length: 12\r\ncontent-length: 13\r\n\r\n',
        ]),
      )
      reply.close()
    },
    ends: ['coach/provider-unavailable'],
  },
  {
    name: 'answers somebody who has left',
    script: async (reply) => {
      await reply.write(head())
      for (const event of EVENTS) {
        if (reply.isGone) return
        await reply.write(chunked(Buffer.from(event), reply.random, 1_000))
        await sleep(30)
      }
    },
    callerLeavesWithinMs: 700,
    ends: ['nobody is there'],
  },
]
