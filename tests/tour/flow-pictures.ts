import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../local/paths'
import { allScreens } from '../../src/lib/screens'

const FLOWS = join(root, 'tests/flows')
/** What takes a picture; `${screen}` in the name stands for each screen. */
const PICTURE = /\bpicture\(\w+, ['`]([^'`]+)['`]/

/** One after the other: the flows that run alone change the stack of all. */
const RUNS = [
  { args: ['--project=desktop', '--project=phone'], isAlone: false },
  { args: ['--project=alone', '--no-deps'], isAlone: true },
] as const

/** The flows that take a picture, as Playwright selects them, with the names of their pictures. */
function flowsWithPictures(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const [file, text] of files) {
    let flow = file
    for (const [rank, line] of text.split('\n').entries()) {
      if (line.startsWith('test(')) flow = `${file}:${rank + 1}`
      // A function beside the flows: each flow of the file may call it.
      else if (/^[a-z]/.test(line)) flow = file
      const [, name] = PICTURE.exec(line) ?? []
      if (name !== undefined) found.set(flow, [...(found.get(flow) ?? []), ...namesOf(name)])
    }
  }
  return found
}

function namesOf(name: string): readonly string[] {
  if (!name.includes('${screen}')) return [name]
  return allScreens.map(({ name: screen }) => name.replace('${screen}', screen))
}

interface Wanted {
  readonly isCheck: boolean
  readonly folder: string
  /** « desktop », « dark » …; the rest is left out. */
  readonly looks: readonly string[]
}

/** Runs the flows whose pictures have one of these parts in their names; none: all. Resolves with 1 if a flow failed, else 0. */
export async function picturesInFlows(parts: readonly string[], wanted: Wanted): Promise<number> {
  const paths = readdirSync(FLOWS, { encoding: 'utf8', recursive: true })
  const specs = paths.filter((path) => path.endsWith('.spec.ts'))
  const flows = flowsWithPictures(
    new Map(specs.map((path) => [path, readFileSync(join(FLOWS, path), 'utf8')])),
  )
  const isWanted = (name: string) => parts.length === 0 || parts.some((part) => name.includes(part))
  const chosen = [...flows].filter(([, names]) => names.some(isWanted)).map(([flow]) => flow)
  if (chosen.length === 0) {
    console.error(`No picture has ${parts.join(' or ')} in its name.`)
    return 1
  }
  let failed = 0
  for (const { args, isAlone } of RUNS) {
    const own = chosen.filter((flow) => flow.includes('.alone.spec.ts') === isAlone)
    if (own.length > 0) failed = Math.max(failed, await run([...args, ...own], parts, wanted))
  }
  return failed
}

async function run(
  args: readonly string[],
  parts: readonly string[],
  { isCheck, folder, looks }: Wanted,
): Promise<number> {
  const all = ['test', '-c', 'tests/flows/playwright.config.ts', ...args]
  const playwright = spawn(join(root, 'node_modules/.bin/playwright'), all, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      TOUR_FOLDER: folder,
      TOUR_LOOKS: looks.join(' '),
      TOUR_NAMES: parts.join(' '),
      ...(isCheck && { TOUR_CHECK: '1' }),
    },
  })
  const [code] = (await once(playwright, 'exit')) as [number | null]
  return code === 0 ? 0 : 1
}
