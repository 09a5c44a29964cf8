import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { providerGaps } from './provider-gaps'

const bodies: Record<string, unknown>[] = []
let refused = ''
/** A provider that refuses one setting. */
const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', (part: string) => (text += part))
  request.on('end', () => {
    const body = JSON.parse(text) as Record<string, unknown>
    bodies.push(body)
    if (refused in body) {
      response.writeHead(400, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: { param: refused, message: 'x' } }))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end('data: {"choices":[{"delta":{"content":"Oui"},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n')
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return () => server.close()
})

beforeEach(() => {
  refused = ''
  bodies.length = 0
  const { port } = server.address() as AddressInfo
  const params = {
    FUNCTIONS_EMULATOR: 'true',
    COACH_API_KEY: 'sk-deploy-test',
    COACH_BASE_URL: `http://127.0.0.1:${port}/v1`,
    COACH_MODEL: 'gpt-6-luna',
    COACH_FALLBACK_MODEL: 'gpt-4o',
    COACH_TOOLS: 'on',
    COACH_DAILY_MAX: '2000',
  }
  for (const [name, value] of Object.entries(params)) vi.stubEnv(name, value)
})
afterEach(() => vi.unstubAllEnvs())

it('each model is asked with the body of the coach, and a refused setting is named', async () => {
  refused = 'reasoning_effort'
  expect(await providerGaps()).toEqual([
    'gpt-6-luna does not take the request of the coach (coach/misconfigured request-reasoning_effort 400): docs/deploy.md, 3.6.',
  ])
  expect(bodies.map(({ model }) => model).sort()).toEqual(['gpt-4o', 'gpt-6-luna'])
  for (const body of bodies)
    expect(body).toMatchObject({ stream: true, temperature: 0.7, tool_choice: 'auto' })
})

it('a provider that takes the whole body has no gap', async () => {
  expect(await providerGaps()).toEqual([])
})

it.each([
  ['prompt_cache_key', ['gpt-4o', 'gpt-6-luna']],
  ['prompt_cache_options', ['gpt-6-luna']],
  ['safety_identifier', ['gpt-4o', 'gpt-6-luna']],
])('%s, which an answer does not need, is named for each model that refuses it', async (setting, models) => {
  refused = setting
  const gaps = await providerGaps()
  expect([...gaps].sort()).toEqual(
    models.map(
      (model) => `${model} refuses ${setting}: the coach asks it twice at first, and goes without it.`,
    ),
  )
  const answered = bodies.filter((body) => !(setting in body)).map(({ model }) => model)
  expect(answered.sort()).toEqual(['gpt-4o', 'gpt-6-luna'])
})

it.each([
  ['COACH_DAILY_MAX', 'many', 'daily-max'],
  ['COACH_TOOLS', 'yes', 'tools'],
  ['COACH_BASE_URL', 'https://10.0.0.1/v1', 'base-url'],
  ['COACH_API_KEY', '', 'COACH_API_KEY'],
])('nobody is asked with %s=%s', async (name, value, word) => {
  vi.stubEnv(name, value)
  const gaps = await providerGaps()
  expect(gaps).toHaveLength(1)
  expect(gaps[0]).toContain(word)
  expect(bodies).toEqual([])
})
