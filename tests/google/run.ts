// `npm run test:google`: runs our suites on Google's own emulators if they are on this machine; nothing is downloaded. `--short`, for `npm
// test`: the files that use Auth and Firestore most (short-form.ts).
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { judgeVariable, missingForGoogle } from '../../local/emulators/emulator-program'
import { root } from '../../local/paths'
import { KNOWN_DIFFERENCES, type Suite } from './known-differences'
import { SHAPES_ONE_OF, SHORT_FORM } from './short-form'
import { askedPattern, readResults, verdictOf, type SuiteVerdict } from './verdict'

const SUITES: readonly Suite[] = ['rules', 'data', 'functions', 'google']
const isShort = process.argv.includes('--short')
/** `npm test` shows such lines of a passed stage. */
const mark = isShort ? 'note: ' : ''
/** Limit per suite, for a busy machine. */
const minutes = isShort ? 10 : 40

const missing = missingForGoogle()
if (missing === null) await judgeAll()
else console.log(`note: Google's emulators did not judge: ${missing}.`)

/** All suites at once: alone, each waits for its emulators half of the time. */
async function judgeAll(): Promise<void> {
  let alike = 0
  let failed = 0
  const judged = SUITES.map(async (suite) => {
    const started = performance.now()
    const verdict = await judge(suite)
    return { suite, verdict, seconds: ((performance.now() - started) / 1000).toFixed(0) }
  })
  for (const { suite, verdict, seconds } of await Promise.all(judged)) {
    const all = verdict.alike + verdict.known + verdict.unlisted.length
    // A partial run does not know the names of the other tests.
    const idle = isShort ? [] : verdict.idle
    const label = `Google's ${suite === 'google' ? 'hosting, deployed files' : suite}`
    console.log(
      `${mark}${label}: ${verdict.alike} of ${all} alike, ${verdict.known} known differences, ` +
        `${verdict.unasked} not asked, ${seconds} s`,
    )
    for (const name of verdict.unlisted) console.log(`  differs: ${name}`)
    for (const name of verdict.stale) console.log(`  no longer differs, so needs no reason: ${name}`)
    for (const tests of idle) console.log(`  listed, and no test has that name: ${String(tests)}`)
    alike += verdict.alike
    failed += verdict.unlisted.length + verdict.stale.length + idle.length
  }
  for (const { suite, tests, reason } of KNOWN_DIFFERENCES) {
    if (!isShort) console.log(`known, ${suite} ${String(tests)}: ${reason}`)
  }
  console.log(`\n${alike} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

async function judge(suite: Suite): Promise<SuiteVerdict> {
  const report = join(root, '.tmp', 'reports', `google-${suite}.json`)
  mkdirSync(join(root, '.tmp', 'reports'), { recursive: true })
  rmSync(report, { force: true })
  const pattern = askedPattern(suite, KNOWN_DIFFERENCES)
  const why = await runVitest([
    ...['run', '--project', suite, '--reporter=json', `--outputFile.json=${report}`],
    ...(pattern === null ? [] : ['--testNamePattern', pattern]),
    ...(isShort ? (SHORT_FORM[suite] ?? []) : []),
  ])
  if (!existsSync(report))
    return { alike: 0, known: 0, unasked: 0, unlisted: [`nothing ran: ${why}`], stale: [], idle: [] }
  return verdictOf(suite, readResults(readFileSync(report, 'utf8')), KNOWN_DIFFERENCES)
}

/** Resolves to the end of what it printed as errors. */
function runVitest(args: readonly string[]): Promise<string> {
  const env = {
    ...process.env,
    [judgeVariable]: 'google',
    ...(isShort && { RULES_SHAPES_ONE_OF: String(SHAPES_ONE_OF) }),
  }
  const limits = { timeout: minutes * 60_000, maxBuffer: 256 * 1024 * 1024 }
  return new Promise((resolve) => {
    execFile(
      join(root, 'node_modules/.bin/vitest'),
      [...args],
      { cwd: root, env, ...limits },
      (error, _, stderr) => resolve((error?.message ?? stderr).trim().split('\n').slice(-5).join('\n')),
    )
  })
}
