/**
 * The runtime unfolds and parses the body of a request, up to 1 GiB of it, before any code of ours runs: 199 kB of gzip
 * cost it 600 MB and more. So each of its servers first asks here, from the request's head; what has no length is counted.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** The most that one of our endpoints reads: the webhook. */
export const BODY_BYTES_MAX = 256 * 1024

type Listener = (this: Server, request: IncomingMessage, response: ServerResponse) => void

const guarded = new WeakSet<Server>()

subscribe('http.server.request.start', (message) => {
  const { server } = message as { readonly server: Server }
  if (guarded.has(server)) return
  guarded.add(server)
  // The channel speaks before the server does, so the first request meets the gate too.
  const listeners = server.listeners('request') as Listener[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (passes(request, response)) for (const listener of listeners) listener.call(server, request, response)
  })
})

function passes(request: IncomingMessage, response: ServerResponse): boolean {
  // Events come from Google alone, and may be large.
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
    // A browser could not read the refusal otherwise. No cookie is involved.
    'access-control-allow-origin': '*',
  })
  response.end('{"error":{"status":"INVALID_ARGUMENT","message":"body"}}')
  return false
}
