import { execFile } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startOnLeash } from './leash'
import { root } from './paths'
import { SetupError } from './setup-error'

const script = join(root, 'functions/build.mjs')
const settledAfterMs = 150

export async function buildFunctions(): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [script], { cwd: root })
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    throw new SetupError(`The functions do not build:\n${(stderr ?? String(error)).trim()}`)
  }
}

/** Rebuilds on each change of a source; `onBuilt` is called when the bundle is complete. */
export function watchFunctions(onBuilt: () => void, onOutput: (text: string) => void): () => Promise<void> {
  const builder = startOnLeash(process.execPath, [script, '--watch'], { cwd: root, env: process.env })
  for (const stream of builder.output) stream.on('data', (data: Buffer) => onOutput(data.toString().trim()))
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(join(root, 'functions/lib'), () => {
    clearTimeout(timer)
    timer = setTimeout(onBuilt, settledAfterMs)
  })
  return async () => {
    clearTimeout(timer)
    watcher.close()
    // The shell's message about the killed process is not an error.
    for (const stream of builder.output) stream.removeAllListeners('data').resume()
    await builder.stop()
  }
}
