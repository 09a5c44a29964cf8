import { projectId, region } from '../../../local/paths'
import { thisStack } from './stack'

export interface EndpointCall {
  /** URL of an endpoint served by the test; default: the emulator's. */
  readonly url?: string
  readonly token?: string | undefined
  readonly method?: string
  readonly headers?: Record<string, string>
}

export interface EndpointAnswer {
  readonly status: number
  readonly headers: Headers
  readonly raw: string
  readonly json: Record<string, unknown>
  /** Only of a refusal. */
  readonly code: string | undefined
}

/** Sends raw bytes, also requests that no page would send. */
export async function callEndpoint(
  name: string,
  body: unknown,
  { url, token, method = 'POST', headers = {} }: EndpointCall = {},
): Promise<EndpointAnswer> {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const emulators = () => `http://127.0.0.1:${thisStack().ports.functions}/${projectId}/${region}/${name}`
  const response = await fetch(url ?? emulators(), {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(hasBody ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
  })
  const raw = await response.text()
  const json = readJson(raw)
  const error = json['error'] as { details?: { code?: string } } | undefined
  return { status: response.status, headers: response.headers, raw, json, code: error?.details?.code }
}

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
