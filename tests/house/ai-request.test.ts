// Compares the request that our server sends to the AI provider with the privacy page.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCoachProvider } from '../../functions/src/coach/provider'
import { AI_MESSAGE_FIELDS, AI_REQUEST_FIELDS } from '../../src/features/legal/ai-request'

const MESSAGES = [
  { role: 'user', content: 'Bonjour' },
  { role: 'assistant', content: 'Bonjour !' },
  { role: 'user', content: 'Quel prix ?' },
] as const

interface Caught {
  readonly headers: IncomingHttpHeaders
  readonly body: Record<string, unknown>
}

const env = readFileSync('functions/.env', 'utf8')
const hasTools = /^COACH_TOOLS=on$/m.test(env)
const models = [...env.matchAll(/^COACH_(?:FALLBACK_)?MODEL=(.+)$/gm)].map(([, model = '']) => model)

const caught: Caught[] = []
const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', (part: string) => (text += part))
  request.on('end', () => {
    caught.push({ headers: request.headers, body: JSON.parse(text) as Record<string, unknown> })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end('data: {"choices":[{"delta":{"content":"29"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n')
  })
})
const provider = createCoachProvider()

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  for (const model of models) {
    const question = { messages: MESSAGES, safetyIdentifier: 'f'.repeat(64) }
    const config = { apiKey: 'sk-house-test', model, fallbackModel: '', hasTools }
    await provider.answer({ ...config, baseUrl: `http://127.0.0.1:${port}/v1` }, question, {
      signal: undefined,
      onText: () => undefined,
      onProposal: () => undefined,
      onAsked: () => undefined,
      onUsage: () => undefined,
      onFault: (fault) => expect.fail(fault.code),
    })
  }
})

afterAll(async () => {
  await provider.close()
  server.close()
})

test('the privacy page lists every field that goes to the AI provider, and no other', () => {
  expect(caught.map(({ body }) => body['model'])).toEqual(models)
  for (const { body } of caught) {
    expect(Object.keys(body)).toEqual(AI_REQUEST_FIELDS.map(({ name }) => name))
  }
})

test('a message is its author’s role and its text; the first is our instructions', () => {
  const [first, ...rest] = caught[0]!.body['messages'] as Record<string, unknown>[]
  expect(first).toMatchObject({ role: 'system' })
  const parts = first!['content'] as Record<string, unknown>[]
  // Of all that is sent, only the end of our instructions is marked for the provider’s cache.
  expect(parts.map((part) => 'prompt_cache_breakpoint' in part)).toEqual([false, true])
  expect(JSON.stringify(rest)).not.toContain('prompt_cache')
  expect(rest).toEqual(MESSAGES)
  for (const message of [first!, ...rest]) {
    expect(Object.keys(message)).toEqual(AI_MESSAGE_FIELDS.map(({ name }) => name))
  }
})

test('the headers say nothing of the person: no address of theirs, no cookie, no account', () => {
  const known = [
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'connection',
    'content-length',
  ]
  const others = ['content-type', 'host', 'sec-fetch-mode', 'user-agent']
  for (const name of Object.keys(caught[0]!.headers)) expect([...known, ...others]).toContain(name)
  expect(caught[0]!.headers.authorization).toBe('Bearer sk-house-test')
})

test('a hundred requests of different people begin with the same bytes', async () => {
  caught.length = 0
  const { port } = server.address() as AddressInfo
  const config = { apiKey: 'sk-house-test', model: models[0] ?? '', fallbackModel: '', hasTools }
  for (let person = 0; person < 100; person += 1) {
    const content = `│ Produit ${person}\n\nQuestion ${person * 7} de 29,9${person % 10} € ?`
    const messages = [{ role: 'user', content }] as const
    const question = { messages, safetyIdentifier: person.toString(16).padStart(64, '0') }
    await provider.answer({ ...config, baseUrl: `http://127.0.0.1:${port}/v1` }, question, {
      signal: undefined,
      onText: () => undefined,
      onProposal: () => undefined,
      onAsked: () => undefined,
      onUsage: () => undefined,
      onFault: (fault) => expect.fail(fault.code),
    })
  }
  // What the provider reads first: the tools, then the first message.
  const beginnings = caught.map(({ body }) => {
    const [first] = body['messages'] as unknown[]
    return JSON.stringify([body['tools'], body['tool_choice'], first, body['prompt_cache_key']])
  })
  expect(caught).toHaveLength(100)
  expect(new Set(beginnings).size).toBe(1)
  expect(new Set(caught.map(({ body }) => body['safety_identifier'])).size).toBe(100)
})
