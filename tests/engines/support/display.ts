import { once } from 'node:events'
import { startOnLeash } from '../../../local/leash'

/** A virtual X server, for a browser without a headless mode. `Xvfb` chooses a free number. */
export async function startDisplay(size: { width: number; height: number }) {
  const screen = `${size.width}x${size.height}x24`
  const server = startOnLeash('Xvfb', ['-displayfd', '1', '-screen', '0', screen, '-nolisten', 'tcp'], {
    cwd: process.cwd(),
    env: process.env,
  })
  const [number] = (await once(server.output[0]!, 'data')) as [Buffer]
  return { name: `:${number.toString().trim()}`, stop: () => server.stop() }
}
