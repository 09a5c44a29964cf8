import { BROWSER_FAULT_BYTES_MAX, parseBrowserFault, type BrowserFault } from '@/domain/base/browser-fault'
import { logger } from 'firebase-functions'
import { plainEndpoint } from './platform/endpoint'

const MINUTE_MS = 60_000
/** Of one instance, and there are two at most: what the log may cost a day has a bound, whoever knocks. */
const LINES_PER_MINUTE = 60

let lines = { since: 0, written: 0 }

/**
 * A page tells of its own failure: one line in our log, of codes and versions. Nobody signs in for it, since a fault may come
 * before; nothing is stored, and what is refused is not even logged, or the log would be the caller's to fill.
 */
export const reportFault = plainEndpoint(
  {
    area: 'browser',
    maxBytes: BROWSER_FAULT_BYTES_MAX,
    auth: 'none',
    // Refused below: a refusal of `endpoint` would be logged.
    fields: (json) => ({ fault: parseBrowserFault(json) }),
    timeoutSeconds: 10,
    memory: '256MiB',
    maxInstances: 2,
  },
  ({ fields: { fault } }) => ({ status: take(fault, Date.now()) }),
)

function take(fault: BrowserFault | null, now: number): 204 | 400 | 429 {
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
