/**
 * The runtime decompresses and parses a body of up to 1 GiB before our code runs: 199 kB of gzip took more than 600 MB. So this gate checks
 * the headers of each request first, and counts the bytes of a body without a length.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** The largest limit of our endpoints: the webhook's. */
export const BODY_BYTES_MAX = 256 * 1024

type Listener = (this: Server, request: IncomingMessage, response: ServerResponse) => void

const guarded = new WeakSet<Server>()

subscribe('http.server.request.start', (message) => {
  const { server } = message as { readonly server: Server }
  if (guarded.has(server)) return
  guarded.add(server)
  // The channel fires before the server's listeners, so that the first request passes the gate too.
  const listeners = server.listeners('request') as Listener[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (passes(request, response)) for (const listener of listeners) listener.call(server, request, response)
  })
})

function passes(request: IncomingMessage, response: ServerResponse): boolean {
  // Events come only from Google and may be large.
  if (process.env['FUNCTION_SIGNATURE_TYPE'] === 'cloudevent') return true
  const { 'content-encoding': encoding = 'identity', 'content-length': length } = request.headers
  if (encoding.trim().toLowerCase() !== 'identity') return refuse(response, 415)
  if (Number(length ?? 0) > BODY_BYTES_MAX) return refuse(response, 413)
  if (request.headers['transfer-encoding'] !== undefined) countBytes(request, response)
  return true
}

function countBytes(request: IncomingMessage, response: ServerResponse): void {
  let bytes = 0
  request.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes <= BODY_BYTES_MAX || response.headersSent) return
    request.pause()
    response.once('finish', () => request.socket.destroy())
    refuse(response, 413)
  })
}

function refuse(response: ServerResponse, status: 413 | 415): false {
  response.writeHead(status, {
    connection: 'close',
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // Without it a browser could not read the refusal. No cookies are used.
    'access-control-allow-origin': '*',
  })
  response.end('{"error":{"status":"INVALID_ARGUMENT","message":"body"}}')
  return false
}
