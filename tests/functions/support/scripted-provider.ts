import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate as immediate } from 'node:timers/promises'
import { refusalOf } from '../../../local/coach/provider-rules'
import { CANARY_PROVIDER } from './canaries'

/** Handles one request; may also leave it unanswered. */
export type Script = (response: ServerResponse, request: ProviderRequest) => void | Promise<void>

export interface ProviderRequest {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: {
    readonly model?: string
    readonly messages?: readonly { role: string; content: string }[]
    readonly stream_options?: { readonly include_usage?: boolean }
  }
  readonly socket: Socket
  /** Resolves to `Date.now()` when the connection is closed or the answer complete. */
  readonly closed: Promise<number>
}

export interface ScriptedProvider {
  readonly url: string
  readonly requests: ProviderRequest[]
  /** Scripts of the next requests, in order; the last one is repeated. */
  play(...scripts: [Script, ...Script[]]): void
  stop(): Promise<void>
}

/** Refuses what the real provider refuses, before any script runs. */
export async function startScriptedProvider(port = 0): Promise<ScriptedProvider> {
  const requests: ProviderRequest[] = []
  let scripts: Script[] = [say('Bonjour.')]
  const server = createServer((incoming, response) => {
    const pieces: Buffer[] = []
    const closed = new Promise<number>((resolve) => response.once('close', () => resolve(Date.now())))
    incoming.on('data', (piece: Buffer) => pieces.push(piece))
    incoming.on('end', () => {
      const request: ProviderRequest = {
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: readBody(Buffer.concat(pieces).toString('utf8')),
        socket: incoming.socket,
        closed,
      }
      requests.push(request)
      const refusal = refusalOf(request.body)
      if (refusal) {
        void status(refusal.status, { error: refusal.error })(response, request)
        return
      }
      const script = scripts.length > 1 ? scripts.shift() : scripts[0]
      void script?.(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    play(...next) {
      scripts = next
      requests.length = 0
    },
    stop() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function readBody(text: string): ProviderRequest['body'] {
  try {
    return JSON.parse(text) as ProviderRequest['body']
  } catch {
    return {}
  }
}

export const eventStream = { 'content-type': 'text/event-stream; charset=utf-8' }
export const endOfStream = 'data: [DONE]\n\n'

export function delta(content: string, finish: string | null = null): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`
}

/** A chunk of a tool call, as OpenAI streams it: only the first one has the name. */
export function callDelta(
  text: string,
  { name = '', index = 0, finish = null }: { name?: string; index?: number; finish?: string | null } = {},
): string {
  const called = { ...(name !== '' && { name }), arguments: text }
  const call = { index, ...(name !== '' && { id: `call_${index}`, type: 'function' }), function: called }
  const choice = { index: 0, delta: { tool_calls: [call] }, finish_reason: finish }
  return `data: ${JSON.stringify({ choices: [choice] })}\n\n`
}

export function usageEvent(usage: unknown): string {
  return `data: ${JSON.stringify({ choices: [], usage })}\n\n`
}

export function say(...texts: string[]): Script {
  return (response, { body }) => {
    response.writeHead(200, eventStream)
    for (const text of texts) response.write(delta(text))
    const counted = {
      prompt_tokens: 900,
      completion_tokens: 12,
      prompt_tokens_details: { cached_tokens: 640, cache_write_tokens: 128 },
    }
    const usage = body.stream_options?.include_usage === true ? usageEvent(counted) : ''
    response.end(delta('', 'stop') + usage + endOfStream)
  }
}

/** An error after the status 200, as an event of the stream. */
export function failLate(error: Readonly<Record<string, unknown>>): Script {
  return bytes(`data: ${JSON.stringify({ error: { message: CANARY_PROVIDER, ...error } })}\n\n`)
}

/** A refusal of one request field, as the real provider sends it. */
export function refuseParam(param: string, code = 'unsupported_parameter'): Script {
  const error = { message: `${param}: refused`, type: 'invalid_request_error', param, code }
  return status(400, { error })
}

/** An event stream of these bytes, then ended, cut or left open. */
export function bytes(text: string, end: 'end' | 'cut' | 'open' = 'end'): Script {
  return async (response) => {
    response.writeHead(200, eventStream)
    await new Promise((resolve) => response.write(text, resolve))
    if (end === 'end') response.end()
    // The written bytes must be sent before the socket is destroyed.
    if (end === 'cut') setTimeout(() => response.socket?.destroy(), 20)
  }
}

export function status(
  code: number,
  body: object | string = {},
  headers: Record<string, string> = {},
): Script {
  return (response) => {
    const type = typeof body === 'string' ? 'text/html' : 'application/json'
    response.writeHead(code, { 'content-type': type, ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

export const hangUp: Script = (_response, { socket }) => {
  socket.destroy()
}

export const neverAnswer: Script = () => undefined

/** Writes the same bytes until the client leaves. */
export function endless(type: string, part: string): Script {
  return async (response) => {
    response.writeHead(200, { 'content-type': type })
    while (!response.destroyed) {
      response.write(part)
      await immediate()
    }
  }
}
