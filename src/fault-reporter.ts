import { faultFacts, type FaultPage } from './app/faults/fault-facts'
import type { FaultReporter } from './app/faults/watch-faults'

// A script of its own, `/fault-reporter.js`, which no page loads before it has a fault to tell (src/app/faults/watch-faults.ts).
// Pages of earlier versions load this one: what they call keeps its shape.

/** Of one page, however long it stays open. */
const FAULTS_MAX = 5

const told = new Set<string>()

/** The same fault is told once. */
export const report: FaultReporter['report'] = async (caught, thrown) => {
  const fault = faultFacts(caught, thrown, thisPage())
  const body = JSON.stringify(fault)
  if (!fault || told.has(body) || told.size >= FAULTS_MAX) return
  told.add(body)
  await fetch('/report-fault', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    // It outlives a page that is left.
    keepalive: true,
    credentials: 'omit',
    // An address may name a conversation.
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
