import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'

/** The fields that are read; others are copied. */
interface Entry {
  readonly version?: string
  readonly integrity?: string
  readonly license?: string
  readonly link?: boolean
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
  readonly optionalDependencies?: Record<string, string>
  readonly peerDependencies?: Record<string, string>
  readonly peerDependenciesMeta?: Record<string, { readonly optional?: boolean }>
  readonly optional?: boolean
  readonly devOptional?: boolean
}
export type Entries = Readonly<Record<string, Entry>>
type Manifest = Pick<Entry, 'dependencies' | 'devDependencies'> & {
  readonly name: string
  readonly version?: string
  readonly engines?: Record<string, string>
}

/** These fields depend on the root project: computed anew here. */
const MARKS = ['dev', 'optional', 'devOptional', 'peer']
const WORKSPACE = 'functions'
export const functionsLockFile = join(root, 'functions/package-lock.json')

/**
 * The lock file that is deployed with the functions. They are a workspace, so npm writes none, and the builder would install the newest
 * transitive packages. This one has the tested versions of the repository's lock file.
 */
export function functionsLock(entries: Entries, manifest: Manifest): unknown {
  const product = reachableFrom(entries, Object.keys(manifest.dependencies ?? {}))
  const needed = reachableFrom(entries, Object.keys(manifest.dependencies ?? {}), { withOptional: false })
  const tools = reachableFrom(entries, Object.keys(manifest.devDependencies ?? {}))
  const packages: Record<string, unknown> = { '': manifest }
  for (const place of [...new Set([...product, ...tools])].sort()) {
    const own = place.startsWith(`${WORKSPACE}/`) ? place.slice(WORKSPACE.length + 1) : place
    if (own in packages)
      throw new Error(`Two versions want ${own}: functions/package-lock.json cannot be made.`)
    const entry = entries[place] ?? {}
    const isOptional = product.has(place) ? !needed.has(place) : (entry.optional ?? entry.devOptional)
    packages[own] = {
      ...Object.fromEntries(Object.entries(entry).filter(([name]) => !MARKS.includes(name))),
      ...(!product.has(place) && { dev: true }),
      ...(isOptional && { optional: true }),
    }
  }
  const { name, version } = manifest
  return { name, version, lockfileVersion: 3, requires: true, packages }
}

/** Paths of these packages and all their dependencies; `from`: the importing folder. */
export function reachableFrom(
  entries: Entries,
  names: readonly string[],
  { withOptional = true, from = WORKSPACE }: { withOptional?: boolean; from?: string } = {},
): Set<string> {
  const found = new Set<string>()
  const take = (asker: string, name: string, isOptional: boolean): void => {
    const place = placeOf(entries, asker, name)
    if (place === null) {
      if (isOptional) return
      throw new Error(`package-lock.json holds no ${name} for ${asker}: run \`npm install\`.`)
    }
    if (found.has(place)) return
    found.add(place)
    const entry = entries[place] ?? {}
    const optional = entry.optionalDependencies ?? {}
    for (const each of Object.keys(entry.dependencies ?? {})) take(place, each, each in optional)
    if (withOptional) for (const each of Object.keys(optional)) take(place, each, true)
    for (const each of Object.keys(entry.peerDependencies ?? {})) {
      if (entry.peerDependenciesMeta?.[each]?.optional !== true) take(place, each, false)
    }
  }
  for (const name of names) take(from, name, false)
  return found
}

/** Node's resolution: the nearest `node_modules` up the tree. */
export function placeOf(entries: Entries, from: string, name: string): string | null {
  for (let folder = from; ; folder = folder.replace(/(?:^|\/)(?:node_modules\/)?(?:@[^/]+\/)?[^/]+$/, '')) {
    const place = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (place in entries) return place
    if (folder === '') return null
  }
}

export function expectedFunctionsLock(): string {
  const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))
  const { packages } = read('package-lock.json') as { packages: Entries }
  const { name, version, dependencies, devDependencies, engines } = read('functions/package.json') as Manifest
  const manifest = { name, version, dependencies, devDependencies, engines } as Manifest
  return `${JSON.stringify(functionsLock(packages, manifest), null, 2)}\n`
}

export function writeFunctionsLock(): void {
  writeFileSync(functionsLockFile, expectedFunctionsLock())
}
