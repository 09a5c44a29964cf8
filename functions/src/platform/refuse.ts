import { logger } from 'firebase-functions'
import type { HttpsError, HttpsFunction } from 'firebase-functions/https'
import { tracesOf } from './error-traces'
import { Fault, toHttpsError } from './fault'

type Answer = Parameters<HttpsFunction>[1]

/** The first word of an endpoint's codes and log lines. */
export type Area = 'coach' | 'payment' | 'account' | 'contact' | 'mail' | 'browser'

/** Makes of any failure what is answered: real status and `Retry-After` for those who read HTTP, a code for all. */
export function refusalOf(area: Area, answer: Answer | undefined, error: unknown): HttpsError {
  const fault = toFault(area, error)
  logFault(`${area}.refused`, fault)
  const refusal = toHttpsError(fault)
  // Once a piece of the answer is on its way the status is spent; a fault is then an event of the stream.
  if (answer && !answer.headersSent) {
    answer.status(refusal.httpErrorCode.status)
    if (fault.retryAfterSeconds !== undefined) answer.setHeader('Retry-After', fault.retryAfterSeconds)
  }
  return refusal
}

/** Codes and numbers only: neither the caller's nor the provider's words reach a log. */
export function logFault(event: string, { code, reason, status }: Fault): void {
  const message = [event, code, reason, status].filter((part) => part !== undefined).join(' ')
  const facts = { code, reason, status }
  // What only we can repair is an error, and wakes us.
  if (/\/(misconfigured|internal)$/.test(code)) logger.error(message, facts)
  else if (code.includes('/provider') || code === 'coach/question-refused') logger.warn(message, facts)
  else logger.info(message, facts)
}

/** An unexpected error becomes the area's internal fault; the log keeps where it happened, never what it says. */
export function toFault(area: Area, error: unknown): Fault {
  if (error instanceof Fault) return error
  const { kind, frames } = tracesOf(error)
  logger.error(`${area}.unexpected ${kind}`, { kind, frames })
  return new Fault(`${area}/internal`)
}
