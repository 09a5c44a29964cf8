import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { browserEnv } from '../../local/browser-env'
import { root } from '../../local/paths'
import { freePorts } from '../../local/ports'
import { startStaticServer } from '../../local/hosting/serve'
import type { AppUnderTest } from '../../tests/support/app-under-test'
import { DAY } from '../todo-account'

export async function startBareTodos(app: AppUnderTest): Promise<{ url: string; stop(): Promise<void> }> {
  const { app: port } = await freePorts()
  const folder = join(root, '.tmp', `bare-${port}`)
  await build({
    configFile: false,
    root: join(root, 'bench/bare-todos'),
    logLevel: 'error',
    define: { BENCH_ENV: JSON.stringify(browserEnv(app.ports)), BENCH_DAY: JSON.stringify(DAY) },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 1_000 },
  })
  const server = await startStaticServer({ ports: { ...app.ports, app: port }, folder })
  return {
    url: server.url,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
