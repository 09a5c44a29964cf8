import type { onRequest } from 'firebase-functions/https'
import { toHttpsError } from './fault'
import { logFault, toFault, type Area } from './refuse'

type Answer = Parameters<Parameters<typeof onRequest>[0]>[1]

/** The same refusal as a callable's, for an endpoint that answers by itself. */
export function refuseHttp(area: Area, answer: Answer, error: unknown): void {
  const fault = toFault(area, error)
  logFault(`${area}.refused`, fault)
  const refusal = toHttpsError(fault)
  if (fault.retryAfterSeconds !== undefined) answer.setHeader('Retry-After', fault.retryAfterSeconds)
  answer.status(refusal.httpErrorCode.status).json({ error: refusal.toJSON() })
}
