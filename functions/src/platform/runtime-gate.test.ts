import { createServer, request as openRequest, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { BODY_BYTES_MAX } from './runtime-gate'

const read = vi.fn<(bytes: number) => void>()
const server = createServer((request, response) => {
  let bytes = 0
  request.on('data', (piece: Buffer) => (bytes += piece.length))
  request.on('end', () => {
    read(bytes)
    response.end('read')
  })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return () => server.close()
})
beforeEach(() => read.mockClear())
afterEach(() => vi.unstubAllEnvs())

const packed = gzipSync('x'.repeat(10_000_000))

/** A `body` in pieces is sent without a length. */
function post(headers: IncomingHttpHeaders, body: Buffer | readonly Buffer[]): Promise<number | string> {
  return new Promise((resolve) => {
    const { port } = server.address() as AddressInfo
    const request = openRequest({ port, host: '127.0.0.1', method: 'POST', headers, agent: false })
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    // The connection is closed if the client continues after the refusal.
    request.on('error', (error: Error & { code?: string }) => resolve(error.code ?? ''))
    if (Buffer.isBuffer(body)) request.end(body)
    else {
      for (const piece of body) request.write(piece)
      request.end()
    }
  })
}

describe('a body that would unfold', () => {
  it.each(['gzip', 'br', 'deflate', 'zstd', 'gzip, identity', ' GZIP '])('%s gets 415', async (encoding) => {
    expect(await post({ 'content-encoding': encoding }, packed)).toBe(415)
    expect(read).not.toHaveBeenCalled()
  })

  it('is none when it is sent as it is', async () => {
    expect(await post({ 'content-encoding': 'identity' }, Buffer.from('{}'))).toBe(200)
    expect(read).toHaveBeenCalledWith(2)
  })
})

describe('a large body', () => {
  it('is read up to the bound', async () => {
    expect(await post({}, Buffer.alloc(BODY_BYTES_MAX))).toBe(200)
    expect(read).toHaveBeenCalledWith(BODY_BYTES_MAX)
  })

  it('gets 413 past it, before it is read', async () => {
    expect(await post({}, Buffer.alloc(BODY_BYTES_MAX + 1))).toBe(413)
    expect(read).not.toHaveBeenCalled()
  })

  it('of unknown length is read up to the bound', async () => {
    const half = Buffer.alloc(BODY_BYTES_MAX / 2)
    expect(await post({}, [half, half])).toBe(200)
    expect(read).toHaveBeenCalledWith(BODY_BYTES_MAX)
  })

  it('of unknown length is left past it', async () => {
    const pieces = Array.from({ length: 40 }, () => Buffer.alloc(BODY_BYTES_MAX))
    expect([413, 'EPIPE', 'ECONNRESET']).toContain(await post({}, pieces))
    expect(read).not.toHaveBeenCalled()
  })
})

it('an event of Google is its own affair', async () => {
  vi.stubEnv('FUNCTION_SIGNATURE_TYPE', 'cloudevent')
  expect(await post({}, Buffer.alloc(BODY_BYTES_MAX * 4))).toBe(200)
})
