import { readFields, readList, readText } from '../../src/domain/base/read-field'
import type { ShippedPackage } from './shipped'

export interface Finding {
  readonly name: string
  readonly severity: string
  /** URLs of the advisories; empty: vulnerable through another package. */
  readonly advisories: readonly string[]
  readonly ships: boolean
  /** High or critical, shipped, and not accepted: blocks a deployment. */
  readonly isStopping: boolean
}

/** Accepted advisories by id (`GHSA-…`), with the reason. */
const ACCEPTED: Readonly<Record<string, string>> = {}

/** Findings of `npm audit --json`; null: the registry was not reachable. */
export function findingsOf(report: unknown, shipped: readonly ShippedPackage[]): Finding[] | null {
  const found = readFields(readFields(report)?.['vulnerabilities'])
  if (!found) return null
  const places = new Set(shipped.map(({ place }) => place))
  return Object.entries(found).map(([name, value]) => {
    const fields = readFields(value) ?? {}
    const severity = readText(fields['severity'])
    const advisories = readList(fields['via']).flatMap((via) => readText(readFields(via)?.['url']) || [])
    const ships = readList(fields['nodes']).some((place) => places.has(readText(place)))
    const isAccepted =
      advisories.length > 0 && advisories.every((url) => (url.split('/').at(-1) ?? '') in ACCEPTED)
    const isStopping = ships && !isAccepted && (severity === 'high' || severity === 'critical')
    return { name, severity, advisories, ships, isStopping }
  })
}
