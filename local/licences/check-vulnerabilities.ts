// `npm run vulnerabilities`, and a stage of `npm test`: known vulnerabilities of the installed packages, from npm's registry.
import { spawnSync } from 'node:child_process'
import { root } from '../paths'
import { shippedPackages } from './shipped'
import { findingsOf, type Finding } from './vulnerabilities'

const WAIT_MS = 20_000

const { stdout } = spawnSync(
  'npm',
  ['audit', '--json', '--fetch-retries=0', `--fetch-timeout=${WAIT_MS}`],
  // npm has its own timeout; this one is for a hanging npm.
  { cwd: root, encoding: 'utf8', timeout: 3 * WAIT_MS },
)
const report = parseJson(stdout)
const findings = findingsOf(report, shippedPackages())
if (findings === null) {
  console.log(
    `note: known vulnerabilities were not checked: npm's list could not be reached${reasonOf(report)}`,
  )
} else {
  for (const finding of findings.filter(({ ships }) => ships)) console.log(lineOf(finding))
  const tools = findings.filter(({ ships }) => !ships)
  const shipping = findings.length - tools.length
  console.log(
    `note: known vulnerabilities: ${shipping} in what ships, ${tools.length} in tools that stay here`,
  )
  if (findings.some(({ isStopping }) => isStopping)) process.exitCode = 1
}

function lineOf({ name, severity, advisories, isStopping }: Finding): string {
  return [isStopping ? 'STOPS' : 'known', severity, name, ...advisories].join('  ')
}

function reasonOf(value: unknown): string {
  const status = (value as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' ? ` (HTTP ${status})` : ''
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return null
  }
}
