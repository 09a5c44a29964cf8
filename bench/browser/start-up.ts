import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../../local/paths'
import { freePorts, portVariable, type PortName } from '../../local/ports'
import type { Row } from '../row'
import { median } from '../statistics'

const RUNS = 5

/** `npm start` with its own ports and data folder, up to its ready line; then one page served. */
export async function measureStartUp(): Promise<Row[]> {
  const seconds: number[] = []
  const peaks: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const result = await startOnce()
    seconds.push(result.seconds)
    peaks.push(result.peakBytes)
  }
  return [
    { what: `npm start to ready, median of ${RUNS}`, value: `${median(seconds).toFixed(1)} s` },
    {
      what: 'npm start, peak memory of all processes',
      value: `${(Math.max(...peaks) / 2 ** 20).toFixed(0)} MiB`,
    },
  ]
}

async function startOnce(): Promise<{ seconds: number; peakBytes: number }> {
  const ports = await freePorts()
  const env = { ...process.env, COACH_BOOM_DATA: '.tmp/bench-data' }
  for (const [name, port] of Object.entries(ports))
    Object.assign(env, { [portVariable(name as PortName)]: String(port) })
  const started = performance.now()
  const child = spawn('npm', ['start'], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let peakBytes = 0
  const meter = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentBytes(child.pid ?? 0))
  }, 200)
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => {
        if (chunk.toString().includes('is ready')) resolve()
      })
      child.once('exit', (code) => reject(new Error(`npm start ended with code ${code}`)))
    })
    const seconds = (performance.now() - started) / 1000
    await fetch(`http://127.0.0.1:${ports.app}/`)
    await new Promise((resolve) => setTimeout(resolve, 2_000))
    return { seconds, peakBytes }
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.pid) process.kill(-child.pid, 'SIGINT')
    await ended
    clearInterval(meter)
  }
}

/** Memory of a process and its descendants, from /proc; shared pages count once per process. */
function residentBytes(top: number): number {
  const parents = new Map<number, number[]>()
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue
    const parent = Number(
      readProc(`${entry}/stat`)
        .replace(/^.*\) /, '')
        .split(' ')[1],
    )
    parents.set(parent, [...(parents.get(parent) ?? []), Number(entry)])
  }
  const below = (pid: number): number[] => [pid, ...(parents.get(pid) ?? []).flatMap(below)]
  return below(top).reduce((sum, pid) => sum + Number(readProc(`${pid}/statm`).split(' ')[1] ?? 0) * 4096, 0)
}

function readProc(path: string): string {
  try {
    return readFileSync(`/proc/${path}`, 'utf8')
  } catch {
    // The process has ended.
    return ''
  }
}
