import { audit, valueOf, type Throttling } from './audit'
import type { Flags } from './lighthouse'
import { ms, type Row } from '../row'
import { median } from '../statistics'

const THROTTLINGS: readonly Throttling[] = ['simulate', 'devtools']
const WORDS = { simulate: 'simulated', devtools: 'applied' } as const

interface Compared {
  readonly what: string
  readonly goal: string
  readonly metric: 'first-contentful-paint' | 'largest-contentful-paint'
  readonly url: string
  readonly referenceUrl: string
  readonly port: number
  readonly runs: number
  prepare?: () => Promise<void>
}

/** Our page's paint divided by the static reference's, measured alternately, with simulated and applied throttling. */
export async function measureRatios(compared: Compared): Promise<Row[]> {
  const rows: Row[] = []
  for (const throttling of THROTTLINGS) {
    const { what, goal } = compared
    // An error fails this row only.
    const value = await ratio(compared, throttling).catch(String)
    rows.push({ what: `${what}, ${WORDS[throttling]}`, value, goal })
  }
  return rows
}

async function ratio(compared: Compared, throttlingMethod: Throttling): Promise<string> {
  const { metric, port } = compared
  const flags: Flags = { throttlingMethod, onlyAudits: [metric] }
  const ours: number[] = []
  const theirs: number[] = []
  for (let run = 0; run < compared.runs; run += 1) {
    await compared.prepare?.()
    ours.push(valueOf(await audit(compared.url, port, flags), metric))
    theirs.push(valueOf(await audit(compared.referenceUrl, port, flags), metric))
  }
  return `${(median(ours) / median(theirs)).toFixed(2)} (${ms(median(ours))} over ${ms(median(theirs))})`
}
