// Bundles the functions with `src/domain` inside, so that a deploy needs nothing outside this folder.
import { context } from 'esbuild'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

const build = await context({
  entryPoints: [here('src/index.ts')],
  outfile: here('lib/index.js'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  alias: { '@': here('../src') },
  logLevel: 'warning',
})

if (process.argv.includes('--watch')) {
  await build.watch()
} else {
  await build.rebuild()
  await build.dispose()
}
