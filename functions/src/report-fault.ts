import { BROWSER_FAULT_BYTES_MAX, parseBrowserFault } from '@/domain/base/browser-fault'
import { logger } from 'firebase-functions'
import { onRequest, type Request } from 'firebase-functions/https'
import { behindGate, rawJsonOf } from './http-gate'
import { REGION } from './params'

const MINUTE_MS = 60_000
/** Of one instance, and there are two at most: what the log may cost a day has a bound, whoever knocks. */
const LINES_PER_MINUTE = 60

let lines = { since: 0, written: 0 }

/**
 * A page tells of its own failure: one line in our log, of codes and versions. Nobody signs in for it, since a fault may come
 * before; nothing is stored, and what is refused is not even logged, or the log would be the caller's to fill.
 */
export const reportFault = behindGate(
  onRequest(
    { region: REGION, timeoutSeconds: 10, memory: '256MiB', maxInstances: 2 },
    (request, answer) => void answer.status(take(request, Date.now())).end(),
  ),
  {
    maxBytes: BROWSER_FAULT_BYTES_MAX,
    codes: { malformed: 'browser/invalid-request', tooLarge: 'browser/invalid-request' },
    refusesPreflight: true,
  },
)

function take(request: Request, now: number): 204 | 400 | 429 {
  const fault = parseBrowserFault(rawJsonOf(request))
  if (!fault) return 400
  if (now - lines.since >= MINUTE_MS) lines = { since: now, written: 0 }
  lines.written += 1
  if (lines.written > LINES_PER_MINUTE) {
    if (lines.written === LINES_PER_MINUTE + 1) logger.warn('browser.flooded')
    return 429
  }
  const { screen, caught, error, code, place, version, engine, major } = fault
  const words = [screen, caught, error, code || '-', place || '-', version, engine, major]
  logger.warn(['browser.fault', ...words].join(' '), fault)
  return 204
}
