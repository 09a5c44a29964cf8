import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectId, root } from '../../local/paths'
import type { Ports } from '../../local/ports'

/** Bytes, seconds and milliseconds since the last reading. */
export interface InstanceLook {
  readonly rss: number
  readonly heapUsed: number
  readonly peak: number
  readonly cpuSeconds: number
  readonly delay50: number
  readonly delay99: number
}

export interface OneInstance {
  readonly url: string
  look(): Promise<InstanceLook>
  stop(): Promise<void>
}

const framework = join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js')

/** One instance of one function, as Cloud Run starts it, with `coachChat`'s memory limit. */
export async function startInstance(
  target: string,
  { ports, port, env }: { ports: Ports; port: number; env: Record<string, string> },
): Promise<OneInstance> {
  const meter = join(root, 'bench/functions/instance-meter.mjs')
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', meter, framework, `--target=${target}`, '--source=functions'],
    {
      cwd: root,
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        GCLOUD_PROJECT: projectId,
        FUNCTIONS_EMULATOR: 'true',
        FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
        FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
        ...env,
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  )
  const url = `http://127.0.0.1:${port}/`
  while ((await fetch(url).catch(() => null)) === null) {
    if (child.exitCode !== null) throw new Error(`${target} did not start`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return {
    url,
    async look() {
      child.send('look')
      const [answer] = (await once(child, 'message')) as [InstanceLook]
      return answer
    },
    async stop() {
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
