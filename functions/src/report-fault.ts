import { BROWSER_FAULT_BYTES_MAX, parseBrowserFault, type BrowserFault } from '@/domain/base/browser-fault'
import { logger } from 'firebase-functions'
import { plainEndpoint } from './platform/endpoint'

const MINUTE_MS = 60_000
/** Per instance, of which there are two at most: bounds the daily cost of the log. */
const LINES_PER_MINUTE = 60

let lines = { since: 0, written: 0 }

/**
 * Logs a page's own failure in one line of codes and versions. Needs no sign-in, because a fault may come earlier. Nothing is stored, and a
 * refused report is not logged, so that a caller cannot fill the log.
 */
export const reportFault = plainEndpoint(
  {
    area: 'browser',
    maxBytes: BROWSER_FAULT_BYTES_MAX,
    auth: 'none',
    // Refused below, because `endpoint` would log the refusal.
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
