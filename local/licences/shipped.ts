import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeOf, reachableFrom, type Entries } from '../deploy/functions-lock.ts'
import { root } from '../paths.ts'

export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** Default: `SAID_IN_THE_FILE`. */
  readonly licence: string
  /** Folder, from the root of the repository. */
  readonly place: string
  /** npm's integrity hash, `sha512-…`. */
  readonly integrity: string
  readonly inBrowser: boolean
  readonly inFunctions: boolean
  /** Folders of its dependencies. */
  readonly needs: readonly string[]
}

/** Build tools whose code is in the build: service worker, chunk loader, CSS reset. */
const LEFT_IN_THE_BUILD = [
  ...['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  ...['rolldown', 'tailwindcss', 'vite'],
]

/** Licences that only the licence file states. */
const SAID_IN_THE_FILE: Readonly<Record<string, string>> = { limiter: 'MIT' }

/**
 * All third-party packages that may be in the browser's build or in the functions, by package-lock.json. `vite/licences.ts` fails a build
 * that contains others.
 */
export function shippedPackages(): ShippedPackage[] {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const { packages } = read('package-lock.json') as { packages: Entries }
  const names = (file: string) =>
    Object.keys((read(file) as { dependencies?: Record<string, string> }).dependencies ?? {})
  const inBrowser = reachableFrom(packages, names('package.json'), { from: '' })
  for (const name of LEFT_IN_THE_BUILD) inBrowser.add(placeOf(packages, '', name) ?? name)
  const inFunctions = reachableFrom(packages, names('functions/package.json'))
  return [...new Set([...inBrowser, ...inFunctions])].sort().map((place) => {
    const { version = '', license, integrity = '', dependencies = {} } = packages[place] ?? {}
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
    return {
      name,
      version,
      place,
      integrity,
      licence: license ?? SAID_IN_THE_FILE[name] ?? '',
      inBrowser: inBrowser.has(place),
      inFunctions: inFunctions.has(place),
      needs: Object.keys(dependencies).flatMap((need) => placeOf(packages, place, need) ?? []),
    }
  })
}
