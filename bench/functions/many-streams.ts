import { randomUUID } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmulators } from '../../local/emulators/emulators'
import { buildFunctions } from '../../local/functions-bundle'
import { freePorts } from '../../local/ports'
import { createAccount } from '../../tests/support/accounts'
import { idToken } from './id-token'
import { startInstance, type InstanceLook } from './one-instance'
import { ms, type Row } from '../row'
import { quantile } from '../statistics'

const STREAMS = 200
const ROUNDS = 3
/** A model that thinks for half a second and then writes forty words per second. */
const THINKS_MS = 500
const WORDS = 120
const WORD_MS = 25
const FRAME = 64 * 1024
const MB = 1_000_000

const line = (data: object) => `data: ${JSON.stringify(data)}\n\n`
const word = (content: string) => line({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })
const END = `${line({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}data: [DONE]\n\n`

/** Two hundred concurrent answers of one instance of `coachChat`, compared with direct requests to the provider. */
export async function measureManyStreams(): Promise<Row[]> {
  await buildFunctions()
  const ports = await freePorts()
  const emulators = await startEmulators({ ports, only: ['auth', 'firestore'] })
  Object.assign(process.env, { FLOW_AUTH_PORT: ports.auth, FLOW_FIRESTORE_PORT: ports.firestore })
  const provider = await startProvider()
  const providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  const instance = await startInstance('coachChat', {
    ports,
    port: ports.functions,
    env: {
      COACH_API_KEY: 'bench-key-of-the-stand-in',
      COACH_BASE_URL: `${providerUrl}/v1`,
      COACH_MODEL: 'gpt-6-luna',
      COACH_FALLBACK_MODEL: '',
      COACH_TOOLS: 'on',
      COACH_DAILY_MAX: '1000000',
      TRIAL_HASH_KEY: 'bench-key-of-this-machine-and-no-other',
    },
  })
  try {
    const tokens: string[] = []
    for (let account = 0; account < STREAMS; account += 1) {
      tokens.push(await idToken({ ports }, await createAccount()))
    }
    const ask = (question: string) => (token: string) =>
      firstText(instance.url, {
        headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
        body: { data: { conversation: randomUUID(), message: randomUUID(), isNew: true, question } },
      })
    const askProvider = () =>
      firstText(`${providerUrl}/v1/chat/completions`, {
        headers: { authorization: 'Bearer bench' },
        body: { messages: [{ role: 'user', content: 'Combien ?' }] },
      })

    for (const token of tokens.slice(0, 5)) await ask('Combien ?')(token)
    const alone: number[] = []
    for (const token of tokens.slice(5, 15)) alone.push((await ask('Combien ?')(token)).first)
    const rest = await instance.look()

    const direct: number[] = []
    const through: number[] = []
    const looks: InstanceLook[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      direct.push(...(await Promise.all(tokens.map(askProvider))).map(({ first }) => first))
      await instance.look()
      const answers = await Promise.all(tokens.map(ask('Combien ?')))
      const whole = answers.filter(
        ({ text }) => text.includes(`mot ${WORDS}`) && text.includes('"finish":"stop"'),
      )
      if (whole.length < STREAMS) throw new Error(`Only ${whole.length} of ${STREAMS} answers are whole`)
      through.push(...answers.map(({ first }) => first))
      looks.push(await instance.look())
    }
    await Promise.all(tokens.map(ask('Une trame sans fin')))
    const flooded = await instance.look()
    await sleep(2_000)
    const after = await instance.look()

    const added = (share: number) => quantile(through, share) - quantile(direct, share)
    const peak = Math.max(...looks.map((look) => look.peak))
    const delays = looks.map((look) => look.delay99)
    const used = (looks.at(-1)?.cpuSeconds ?? 0) - rest.cpuSeconds
    const last = looks.at(-1)
    return [
      {
        what: `many: first token of the provider, ${STREAMS} at once, p50; p95`,
        value: `${ms(quantile(direct, 0.5))}; ${ms(quantile(direct, 0.95))}`,
      },
      { what: 'many: first token through coachChat, one stream, p50', value: ms(quantile(alone, 0.5)) },
      {
        what: `many: first token through coachChat, ${STREAMS} at once, p50; p95`,
        value: `${ms(quantile(through, 0.5))}; ${ms(quantile(through, 0.95))}`,
      },
      {
        what: 'many: added at p50; at p95',
        value: `${ms(added(0.5))}; ${ms(added(0.95))}`,
        goal: "beside the provider's",
      },
      {
        what: 'many: memory at rest; at the peak; after each round',
        value: `${mb(rest.rss)}; ${mb(peak)}; ${looks.map((look) => mb(look.rss)).join(', ')}`,
        goal: 'under 512 MB, no growth',
      },
      {
        what: 'many: memory of one more stream',
        value: `${Math.round((peak - rest.rss) / STREAMS).toLocaleString('en')} bytes`,
      },
      {
        what: 'many: heap at rest; after each round',
        value: `${mb(rest.heapUsed)}; ${looks.map((look) => mb(look.heapUsed)).join(', ')}`,
      },
      {
        what: `many: peak while ${STREAMS} providers send an event without an end; 2 s later`,
        value: `${mb(flooded.peak)}; ${mb(after.rss)}`,
        goal: 'under 512 MB',
      },
      {
        what: 'many: delay of the event loop, p50; p99 of the worst round',
        value: `${ms(last?.delay50 ?? NaN)}; ${ms(Math.max(...delays))}`,
      },
      {
        what: 'many: processor of one exchange',
        value: ms((used / (ROUNDS * STREAMS)) * 1000),
      },
    ]
  } finally {
    await instance.stop()
    provider.closeAllConnections()
    provider.close()
    await emulators.stop()
  }
}

const mb = (bytes: number): string => `${(bytes / MB).toFixed(0)} MB`

async function startProvider(): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = []
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => {
      const isEndless = Buffer.concat(pieces).includes('Une trame sans fin')
      outgoing.writeHead(200, { 'content-type': 'text/event-stream' })
      void (isEndless ? flood(outgoing) : speak(outgoing))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

async function speak(outgoing: ServerResponse): Promise<void> {
  await sleep(THINKS_MS)
  for (let count = 1; count <= WORDS && !outgoing.destroyed; count += 1) {
    outgoing.write(word(`mot ${count} `))
    await sleep(WORD_MS)
  }
  outgoing.end(END)
}

async function flood(outgoing: ServerResponse): Promise<void> {
  outgoing.write('data: {"choices":[{"delta":{"content":"')
  const more = 'x'.repeat(FRAME)
  while (!outgoing.destroyed) await new Promise((resolve) => outgoing.write(more, resolve))
}

interface Heard {
  /** Milliseconds to the first chunk; NaN: none. */
  readonly first: number
  readonly text: string
}

async function firstText(url: string, { headers, body }: { headers: object; body: object }): Promise<Heard> {
  const started = performance.now()
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const decoder = new TextDecoder()
  let text = ''
  let first = Number.NaN
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (Number.isNaN(first) && text.includes('mot 1')) first = performance.now() - started
  }
  return { first, text }
}
