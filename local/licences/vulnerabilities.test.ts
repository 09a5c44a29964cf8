import { describe, expect, it } from 'vitest'
import { shippedPackages } from './shipped'
import { findingsOf } from './vulnerabilities'

const shipped = shippedPackages()

/** npm 11's format: https://docs.npmjs.com/cli/v11/commands/npm-audit */
const report = (name: string, severity: string, nodes: readonly string[], via: unknown = 'another') => ({
  auditReportVersion: 2,
  vulnerabilities: {
    [name]: { name, severity, isDirect: false, via: [via], effects: [], range: '*', nodes },
  },
})
const advisory = { source: 1, url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc', severity: 'high' }

describe('what stops a deployment', () => {
  it.each(['high', 'critical'])('is %s in what ships', (severity) => {
    expect(findingsOf(report('react', severity, ['node_modules/react'], advisory), shipped)).toEqual([
      { name: 'react', severity, advisories: [advisory.url], ships: true, isStopping: true },
    ])
    expect(findingsOf(report('nodemailer', severity, ['node_modules/nodemailer']), shipped)).toMatchObject([
      { ships: true, isStopping: true },
    ])
  })

  it.each(['low', 'moderate', 'info'])('is not %s', (severity) => {
    expect(findingsOf(report('react', severity, ['node_modules/react']), shipped)).toMatchObject([
      { ships: true, isStopping: false },
    ])
  })

  it('is no tool that stays here', () => {
    expect(findingsOf(report('oxlint', 'critical', ['node_modules/oxlint']), shipped)).toMatchObject([
      { ships: false, isStopping: false },
    ])
  })
})

it('tells no known vulnerability from an unreachable list', () => {
  expect(findingsOf({ auditReportVersion: 2, vulnerabilities: {} }, shipped)).toEqual([])
  for (const answer of [
    null,
    {},
    { message: '405 Method Not Allowed', statusCode: 405 },
    { vulnerabilities: null },
  ])
    expect(findingsOf(answer, shipped)).toBeNull()
})
