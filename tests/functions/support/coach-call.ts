import { randomUUID } from 'node:crypto'
import { projectId, region } from '../../../local/paths'
import { thisStack } from './stack'

export interface CallOptions {
  /** URL of an endpoint served by the test; default: the emulator's. */
  readonly url?: string
  readonly token?: string
  /** Default: one plain answer. */
  readonly stream?: boolean
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly signal?: AbortSignal
  /** Called with the text so far for each new chunk. */
  readonly onMore?: (soFar: string) => void
}

export interface CallAnswer {
  readonly status: number
  readonly headers: Headers
  readonly raw: string
  readonly texts: readonly string[]
  readonly proposals: readonly unknown[]
  readonly result: unknown
  readonly error:
    | { readonly status: string; readonly message: string; readonly details?: ErrorDetails }
    | undefined
}

interface ErrorDetails {
  readonly code: string
  readonly retryAfterSeconds?: number
}

/** Sends raw bytes of the callable protocol, also requests that no SDK would send. */
export function openCoach(body: unknown, options: CallOptions = {}): Promise<Response> {
  const { token, stream = false, method = 'POST', headers = {}, signal = null } = options
  const emulators = () => `http://127.0.0.1:${thisStack().ports.functions}/${projectId}/${region}/coachChat`
  return fetch(options.url ?? emulators(), {
    method,
    signal,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(stream ? { accept: 'text/event-stream' } : {}),
      ...headers,
    },
    ...(method === 'GET' || method === 'HEAD'
      ? {}
      : {
          body:
            typeof body === 'string' || body instanceof Uint8Array
              ? (body as BodyInit)
              : JSON.stringify(body),
        }),
  })
}

export async function callCoach(body: unknown, options: CallOptions = {}): Promise<CallAnswer> {
  const response = await openAdmitted(body, options)
  const raw = await readAll(response, options.onMore)
  const events = options.stream === true ? readEvents(raw) : [readJson(raw)]
  return {
    status: response.status,
    headers: response.headers,
    raw,
    texts: events.flatMap(({ message }) => (message?.text === undefined ? [] : [message.text])),
    proposals: events.flatMap(({ message }) => message?.proposal ?? []),
    result: events.find((event) => event.result !== undefined)?.result,
    error: events.find((event) => event.error)?.error,
  }
}

async function readAll(response: Response, onMore?: (soFar: string) => void): Promise<string> {
  const decoder = new TextDecoder()
  let soFar = ''
  for await (const part of response.body ?? []) {
    soFar += decoder.decode(part, { stream: true })
    onMore?.(soFar)
  }
  return soFar + decoder.decode()
}

/** The emulator itself answers 502 above about ten concurrent calls; `coachChat` never does. */
async function openAdmitted(body: unknown, options: CallOptions): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await openCoach(body, options)
    if (response.status !== 502 || attempt === 3) return response
    console.warn('The emulator refused a call with 502; calling again')
    await response.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

export function question(text: string, more: object = {}): { readonly data: Question } {
  const [conversation, message] = [randomUUID(), randomUUID()]
  return { data: { conversation, message, question: text, isNew: true, ...more } }
}

export interface Question {
  readonly conversation: string
  readonly message: string
  readonly question: string
  readonly isNew: boolean
}

interface Event {
  readonly message?: { readonly text?: string; readonly proposal?: unknown }
  readonly result?: unknown
  readonly error?: CallAnswer['error']
}

function readEvents(raw: string): Event[] {
  return raw.split('\n').flatMap((line) => (line.startsWith('data: ') ? [readJson(line.slice(6))] : []))
}

function readJson(text: string): Event {
  try {
    return JSON.parse(text) as Event
  } catch {
    return {}
  }
}
