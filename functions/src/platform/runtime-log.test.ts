import { http } from '@google-cloud/functions-framework'
import { getTestServer } from '@google-cloud/functions-framework/testing'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { beforeAll, expect, it, vi } from 'vitest'

const CANARY = 'canary-words'
const print = vi.fn<(...values: unknown[]) => void>()
let url: string

const printed = () =>
  print.mock.calls
    .flat()
    .map((value) => inspect(value))
    .join(' ')

beforeAll(async () => {
  // Express logs nothing in a test environment.
  vi.stubEnv('NODE_ENV', 'production')
  http('nothing', (_, answer) => void answer.end())
  const server = getTestServer('nothing')
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return () => {
    vi.unstubAllEnvs()
    server.close()
  }
})

it.each<[string, RequestInit]>([
  ['JSON that is none', { body: `{"a": ${CANARY}` }],
  ['a strange charset', { headers: { 'content-type': `application/json; charset=${CANARY}` } }],
  ['a strange charset of a text', { headers: { 'content-type': `text/plain; charset=${CANARY}` } }],
])(
  '%s leaves none of its words in the log',
  async (_, options) => {
    print.mockClear()
    console.error = print
    vi.resetModules()
    await import('./runtime-log')
    await fetch(url, {
      method: 'POST',
      body: '{}',
      ...options,
      headers: { 'content-type': 'application/json', ...(options.headers as Record<string, string>) },
    })
    // Express logs during or after the answer; earlier files share the process and may log late.
    await vi.waitFor(() => expect(printed()).toContain('body-parser'), { timeout: 15_000 })
    expect(printed().toLowerCase()).not.toContain(CANARY)
  },
  20_000,
)
