import { createServer, request as openRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { BODY_BYTES_MAX } from './runtime-gate'

/** Answers with the headers that the runtime would read. */
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    const { 'content-encoding': encoding = null, 'content-length': length = null } = request.headers
    response.end(JSON.stringify({ encoding, length }))
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return () => server.close()
})
afterEach(() => vi.unstubAllEnvs())

function headersOf(headers: IncomingHttpHeaders, body: Buffer): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo
    const request = openRequest({ port, host: '127.0.0.1', method: 'POST', headers, agent: false })
    request.on('response', (response) => {
      const pieces: Buffer[] = []
      response.on('data', (piece: Buffer) => pieces.push(piece))
      response.on('end', () => resolve(JSON.parse(Buffer.concat(pieces).toString('utf8'))))
    })
    request.on('error', reject)
    request.end(body)
  })
}

const packed = gzipSync('x'.repeat(10_000))

it.each(['gzip', 'br', 'deflate', 'zstd', 'gzip, identity', ' GZIP ', ''])(
  'marks the encoding %j as unknown',
  async (encoding) => {
    const length = String(packed.length)
    expect(await headersOf({ 'content-encoding': encoding }, packed)).toEqual({ encoding: 'refused', length })
  },
)

it('marks a length above the bound', async () => {
  const [most, more] = [Buffer.alloc(BODY_BYTES_MAX), Buffer.alloc(BODY_BYTES_MAX + 1)]
  expect(await headersOf({}, most)).toEqual({ encoding: null, length: String(BODY_BYTES_MAX) })
  expect(await headersOf({}, more)).toEqual({ encoding: null, length: String(2 ** 31) })
})

it('leaves a plain body', async () => {
  const body = Buffer.from('{}')
  expect(await headersOf({ 'content-encoding': 'Identity' }, body)).toEqual({
    encoding: 'Identity',
    length: '2',
  })
})

it('leaves an event of Google', async () => {
  vi.stubEnv('FUNCTION_SIGNATURE_TYPE', 'cloudevent')
  const body = Buffer.alloc(BODY_BYTES_MAX * 4)
  const headers = { 'content-encoding': 'gzip' }
  expect(await headersOf(headers, body)).toEqual({ encoding: 'gzip', length: String(BODY_BYTES_MAX * 4) })
})
