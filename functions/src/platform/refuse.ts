import { logger } from 'firebase-functions'
import type { HttpsError, HttpsFunction } from 'firebase-functions/https'
import { tracesOf } from './error-traces'
import { Fault, toHttpsError } from './fault'

type Answer = Parameters<HttpsFunction>[1]

/** Prefix of an endpoint's codes and log lines. */
export type Area = 'coach' | 'payment' | 'account' | 'contact' | 'mail' | 'browser'

/** Turns any error into the answer: HTTP status and `Retry-After`, and a code. */
export function refusalOf(area: Area, answer: Answer | undefined, error: unknown): HttpsError {
  const fault = toFault(area, error)
  logFault(`${area}.refused`, fault)
  const refusal = toHttpsError(fault)
  // After the first chunk the status is sent already, and the fault is an event of the stream.
  if (answer && !answer.headersSent) {
    answer.status(refusal.httpErrorCode.status)
    if (fault.retryAfterSeconds !== undefined) answer.setHeader('Retry-After', fault.retryAfterSeconds)
  }
  return refusal
}

/** Logs codes and numbers only, never a caller's or provider's text. */
export function logFault(event: string, { code, reason, status }: Fault): void {
  const message = [event, code, reason, status].filter((part) => part !== undefined).join(' ')
  const facts = { code, reason, status }
  // Faults that only we can repair are errors, which alert us.
  if (/\/(misconfigured|internal)$/.test(code)) logger.error(message, facts)
  else if (code.includes('/provider') || code === 'coach/question-refused') logger.warn(message, facts)
  else logger.info(message, facts)
}

/** An unexpected error becomes the area's internal fault; the log has its place, never its message. */
export function toFault(area: Area, error: unknown): Fault {
  if (error instanceof Fault) return error
  const { kind, frames } = tracesOf(error)
  logger.error(`${area}.unexpected ${kind}`, { kind, frames })
  return new Fault(`${area}/internal`)
}
