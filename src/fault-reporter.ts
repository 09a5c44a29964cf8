import { faultFacts, type FaultPage } from './app/faults/fault-facts'
import type { FaultReporter } from './app/faults/watch-faults'

// A separate script, `/fault-reporter.js`, loaded only to report an error (src/app/faults/watch-faults.ts). Open pages of earlier versions
// load it too: do not change the shape of its exports.

/** Per page, for as long as it is open. */
const FAULTS_MAX = 5

const told = new Set<string>()

/** Reports the same error once. */
export const report: FaultReporter['report'] = async (caught, thrown) => {
  const fault = faultFacts(caught, thrown, thisPage())
  const body = JSON.stringify(fault)
  if (!fault || told.has(body) || told.size >= FAULTS_MAX) return
  told.add(body)
  await fetch('/report-fault', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    // Sent even if the page is closed.
    keepalive: true,
    credentials: 'omit',
    // The URL may contain a conversation's id.
    referrerPolicy: 'no-referrer',
  })
}

function thisPage(): FaultPage {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const written = Array.from(
    document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[rel=modulepreload]'),
    (element) => ('src' in element ? element.src : element.href),
  )
  const { origin, pathname } = window.location
  return { scripts: [...written, ...loaded], origin, pathname, userAgent: navigator.userAgent }
}
