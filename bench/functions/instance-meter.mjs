// Loaded by an instance of the functions before anything else: tells `many-streams.ts` what it asks.
import { monitorEventLoopDelay } from 'node:perf_hooks'

const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()
let peak = 0
const look = () => {
  peak = Math.max(peak, process.memoryUsage.rss())
}
setInterval(look, 20).unref()

process.on('message', () => {
  look()
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  const cpuSeconds = process.resourceUsage().userCPUTime / 1e6
  // Of the sampling itself 10 ms.
  const ofDelay = (share) => Math.max(0, delay.percentile(share) / 1e6 - 10)
  process.send({ rss, heapUsed, peak, cpuSeconds, delay50: ofDelay(50), delay99: ofDelay(99) })
  delay.reset()
  peak = rss
})
