// `npm run check`, `npm test`, or single stages by name: `tsx tests/run.ts rules flows`.
import { runStage, stopStages, type StageResult } from './house/run-stage'
import { CHECK_STAGES, LAST_STAGES, prepareReports, STACK_STAGES, type Stage } from './house/stages'

const ALL_STAGES = [...CHECK_STAGES, ...STACK_STAGES, ...LAST_STAGES]
const wanted = process.argv.slice(2)

const names = ALL_STAGES.map(({ name }) => name)
const unknown = wanted.find((name) => !['all', 'check', ...names].includes(name))
if (unknown !== undefined || wanted.length === 0) {
  console.error(`Name what to run: all, check, or any of ${names.join(', ')}.`)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopStages()
    process.exit(1)
  })
}

const started = performance.now()
prepareReports()
const chosen = (stages: readonly Stage[], ...groups: readonly string[]) =>
  stages.filter(({ name }) => ['all', name, ...groups].some((one) => wanted.includes(one)))
const results = [
  ...(await runTwoAtATime(chosen(CHECK_STAGES, 'check'))),
  ...(await runTwoAtATime(chosen(STACK_STAGES))),
  ...(await runTwoAtATime(chosen(LAST_STAGES))),
]

const passed = results.reduce((sum, result) => sum + result.passed, 0)
const failed = results.reduce((sum, result) => sum + result.failed, 0)
console.log(`\n${'stage'.padEnd(16)}${'seconds'.padStart(8)}`)
for (const { name, seconds } of results) console.log(`${name.padEnd(16)}${seconds.toFixed(1).padStart(8)}`)
console.log(`${'wall clock'.padEnd(16)}${((performance.now() - started) / 1000).toFixed(1).padStart(8)}`)
const broken = results.filter((result) => result.failed > 0)
if (broken.length > 0) console.log(`\nFailed: ${broken.map(({ name }) => name).join(', ')}`)
for (const { name, failedTests } of broken) {
  for (const test of failedTests ?? []) console.log(`  ${name}: ${test}`)
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

async function runTwoAtATime(stages: readonly Stage[]): Promise<StageResult[]> {
  const queue = [...stages]
  const lanes = [queue, queue].map((shared) => runQueue(shared))
  return (await Promise.all(lanes)).flat()
}

async function runQueue(queue: Stage[]): Promise<StageResult[]> {
  const done: StageResult[] = []
  for (let stage = queue.shift(); stage; stage = queue.shift()) {
    const result = await runStage(stage)
    show(result)
    done.push(result)
  }
  return done
}

function show({ name, seconds, passed: good, failed: bad, skipped, secondTries, output }: StageResult): void {
  const skips = skipped > 0 ? `, ${skipped} skipped` : ''
  const mark = bad > 0 ? 'FAIL' : 'ok'
  console.log(
    `${mark.padEnd(5)}${name.padEnd(16)}${seconds.toFixed(1).padStart(6)} s  ${good} passed, ${bad} failed${skips}`,
  )
  for (const [note] of output.matchAll(/^note: .*$/gm)) console.log(`     ${note}`)
  for (const test of secondTries ?? []) console.log(`     note: passed at the second try: ${test}`)
  if (bad > 0) console.log(`\n${output.trimEnd()}\n`)
}
