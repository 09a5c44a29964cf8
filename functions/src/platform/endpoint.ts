/** Builds all endpoints: the checks before a handler, and the answers to its errors. */
import type { EndpointErrorCode } from '@/domain/base/errors'
import type { DecodedIdToken } from 'firebase-admin/auth'
import {
  onCall,
  onRequest,
  type CallableResponse,
  type HttpsFunction,
  type HttpsOptions,
  type Request,
} from 'firebase-functions/https'
import { currentCallerOf, personOf } from './caller'
import { Fault } from './fault'
import { behindGate, exactFieldsOf, rawJsonOf } from './http-gate'
import { REGION } from './params'
import { refusalOf, type Area } from './refuse'

interface Callers {
  /** Auth has confirmed that the session is valid. */
  account: DecodedIdToken
  /** The token is genuine; the handler asks Auth itself, in parallel with its other reads. Callables only. */
  token: DecodedIdToken
  none: null
}

interface Options<Auth extends keyof Callers, Fields> extends Pick<
  HttpsOptions,
  'secrets' | 'timeoutSeconds' | 'memory' | 'maxInstances'
> {
  readonly area: Exclude<Area, 'mail'>
  /** Limit of the body; default 4,096. */
  readonly maxBytes?: number
  /** Code for a larger body; default: the area's `invalid-request`. */
  readonly tooLarge?: EndpointErrorCode
  readonly auth: Auth
  /** Parses the body; null: `invalid-request`. */
  readonly fields: (json: unknown) => Fields | null
}

export interface Asked<Fields, Auth extends keyof Callers = 'account'> {
  readonly caller: Callers[Auth]
  readonly fields: Fields
  readonly request: Request
}

const RUNTIME = { region: REGION, memory: '512MiB', maxInstances: 10 } as const

/** Called by Firebase's SDK, which may request a stream. A `Fault` of the handler becomes the answer's code. */
export function endpoint<Auth extends 'account' | 'token', Fields, Result, Chunk = never>(
  options: Options<Auth, Fields>,
  handler: (asked: Asked<Fields, Auth>, response?: CallableResponse<Chunk>) => Promise<Result>,
): HttpsFunction {
  const callable = onCall<unknown, Promise<Result>, Chunk>(
    { ...RUNTIME, ...options },
    async ({ rawRequest, auth: session }, response) => {
      try {
        const json = exactFieldsOf(rawJsonOf(rawRequest), ['data'])?.data
        return await handler(await askedOf(options, rawRequest, json, session?.token), response)
      } catch (error) {
        throw refusalOf(options.area, rawRequest.res, error)
      }
    },
  )
  return behindGate(callable, { ...gateOf(options), isCallable: true })
}

/** Called without the SDK, never from another origin. Body and answer are plain JSON. */
export function plainEndpoint<Auth extends 'account' | 'none', Fields>(
  options: Options<Auth, Fields>,
  handler: (asked: Asked<Fields, Auth>) => Reply | Promise<Reply>,
): HttpsFunction {
  const plain = onRequest({ ...RUNTIME, ...options }, async (request, response) => {
    try {
      const { status, json } = await handler(await askedOf(options, request, rawJsonOf(request)))
      response.status(status)
      if (json) response.json(json)
      else response.end()
    } catch (error) {
      response.json({ error: refusalOf(options.area, response, error).toJSON() })
    }
  })
  return behindGate(plain, { ...gateOf(options), isCallable: false })
}

interface Reply {
  readonly status: number
  readonly json?: object
}

/** Checks the caller before the body. `token`: as verified by the callable. */
async function askedOf<Auth extends keyof Callers, Fields>(
  { area, auth, fields }: Options<Auth, Fields>,
  request: Request,
  json: unknown,
  token?: DecodedIdToken,
): Promise<Asked<Fields, Auth>> {
  const caller = auth === 'account' ? await currentCallerOf(request.headers.authorization) : personOf(token)
  if (!caller && auth !== 'none')
    throw new Fault(`${area as Exclude<typeof area, 'browser'>}/unauthenticated`)
  const read = fields(json)
  if (read === null) throw new Fault(`${area}/invalid-request`)
  return { caller: caller as Callers[Auth], fields: read, request }
}

function gateOf({ area, maxBytes = 4096, tooLarge }: Options<keyof Callers, unknown>) {
  const malformed = `${area}/invalid-request` as const
  return { maxBytes, codes: { malformed, tooLarge: tooLarge ?? malformed } }
}

/** Accepts exactly these fields, each a string. */
export function texts<const Name extends string>(...names: readonly Name[]) {
  return (json: unknown): Readonly<Record<Name, string>> | null => {
    const fields = exactFieldsOf(json, names)
    return fields && names.every((name) => typeof fields[name] === 'string')
      ? (fields as Readonly<Record<Name, string>>)
      : null
  }
}
