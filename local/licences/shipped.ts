import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeOf, reachableFrom, type Entries } from '../deploy/functions-lock.ts'
import { root } from '../paths.ts'

export interface ShippedPackage {
  readonly name: string
  readonly version: string
  /** As its manifest says, or ours where that says nothing. */
  readonly licence: string
  /** Its folder, from the root of the repository. */
  readonly place: string
  /** `sha512-…`, as npm checked it. */
  readonly integrity: string
  readonly inBrowser: boolean
  readonly inFunctions: boolean
  /** Places of what it needs in turn. */
  readonly needs: readonly string[]
}

/** Tools that leave a part of themselves in the build: the service worker, the loader of chunks, the reset of styles. */
const LEFT_IN_THE_BUILD = [
  ...['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'],
  ...['rolldown', 'tailwindcss', 'vite'],
]

/** What a manifest does not say, and the file of its licence does. */
const SAID_IN_THE_FILE: Readonly<Record<string, string>> = { limiter: 'MIT' }

/**
 * Everything of others that may reach a browser or run in our functions, by package-lock.json: what the build takes of it is less,
 * and `vite/licences.ts` stops a build that takes anything else.
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
      ...{ name, version, place, integrity },
      licence: license ?? SAID_IN_THE_FILE[name] ?? '',
      inBrowser: inBrowser.has(place),
      inFunctions: inFunctions.has(place),
      needs: Object.keys(dependencies).flatMap((need) => placeOf(packages, place, need) ?? []),
    }
  })
}
