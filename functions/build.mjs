// Bundles the functions with `src/domain` inside, so that a deploy needs nothing outside this folder.
import { context } from 'esbuild'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

/** What a deploy installs. All else that the domain imports comes along, in one file: so it loads sooner, too. */
const installed = Object.keys(JSON.parse(readFileSync(here('package.json'), 'utf8')).dependencies)

/** Each file takes its place whole: several stages of the tests build and copy the bundle at the same time. */
const writeWhole = {
  name: 'write-whole',
  setup(build) {
    build.onEnd(({ outputFiles = [] }) => {
      for (const folder of ['lib', '../.tmp']) mkdirSync(here(folder), { recursive: true })
      for (const { path, contents } of outputFiles) {
        const fresh = join(here('../.tmp'), `functions-${process.pid}-${basename(path)}`)
        writeFileSync(fresh, contents)
        renameSync(fresh, path)
      }
    })
  },
}

const build = await context({
  entryPoints: [here('src/index.ts')],
  outfile: here('lib/index.js'),
  write: false,
  bundle: true,
  external: installed,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  alias: { '@': here('../src') },
  logLevel: 'warning',
  plugins: [writeWhole],
})

if (process.argv.includes('--watch')) {
  await build.watch()
} else {
  await build.rebuild()
  await build.dispose()
}
