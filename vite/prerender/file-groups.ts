import type { Rolldown } from 'vite'
import { allScreens, screensFor, type Screen } from '../../src/lib/screens.ts'

/** Entry modules of each part of the product. A part consists of their static imports, not of the dynamic ones. */
export const BEGINNINGS = {
  visitor: ['/src/visitor.ts'],
  app: ['/src/main.tsx'],
  public: [
    ...screensFor('visitor', 'everybody').map(fileOfScreen),
    '/landing/landing-screen.tsx',
    '/src/data/session/auth.ts',
  ],
  // The frame of every screen behind the login, and the start screen of the installed app.
  signedIn: [
    '/src/app/session/signed-in-layout.tsx',
    '/src/app/opening/first-answers.ts',
    ...allScreens.filter(({ isStart }) => isStart).map(fileOfScreen),
  ],
  // Shows data of each of the other screens.
  dashboard: ['/dashboard-screen.tsx'],
  work: ['/projects-screen.tsx', '/research-screen.tsx', '/coach-screen.tsx'],
} as const
export type Part = keyof typeof BEGINNINGS

/** `signUp` is rendered by the `sign-up-screen.tsx` of a feature. */
function fileOfScreen({ name }: Screen): string {
  return `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-screen.tsx`
}

const ICON_LIBRARY = /\/lucide-react\//
const ICON = /\/lucide-react\/.*\/icons\/[\w-]+\.mjs$/
const ICON_EXPORT = /export \{([^}]*)\} from ['"]([^'"]*)['"]/g
const ICON_IMPORT = /import \{([^}]*)\} from ['"]lucide-react['"]/g

/**
 * Groups modules into chunks. By default the bundler makes one chunk per set of importing screens: 58 for the first screen after a login,
 * most under 1 kB, and a phone pays per request. Modules without a group are left to the bundler.
 */
export function fileGroups(): Rolldown.CodeSplittingGroup[] {
  let importersOf: ReturnType<typeof importersBy> | null = null
  return [
    {
      debugName: 'parts',
      name: (id, context) => {
        importersOf ??= importersBy((each) => context.getModuleInfo(each))
        const parts = partsOf(id, importersOf)
        if (ICON_LIBRARY.test(id)) return fileOfIcon(id, parts, importersOf(id))
        return fileOf(parts) ?? fileOfRoom(id, parts)
      },
      // Each module is grouped by its own parts: with its importer, a screen's chunk would contain React.
      includeDependenciesRecursively: false,
    },
  ]
}

/** Chunk of an icon; null: the chunk of its only importer. Icons of several other screens share one chunk. */
export function fileOfIcon(
  id: string,
  parts: ReadonlySet<Part>,
  importers: readonly string[],
): string | null {
  if (!ICON.test(id) || parts.has('app')) return 'base'
  const file = fileOf(parts)
  if (file !== null || importers.length === 1) return file
  return parts.has('public') ? 'public-icons' : 'icons'
}

interface Module {
  readonly code?: string | null
  readonly importers: readonly string[]
}

/** Icons are imported from one index, so its importers do not show which module needs an icon; the imported names do. */
export function importersBy(moduleOf: (id: string) => Module | null): (id: string) => readonly string[] {
  const importersOf = (id: string) => moduleOf(id)?.importers ?? []
  let ofIcons: ReadonlyMap<string, readonly string[]> | null = null
  return (id) => {
    if (!ICON.test(id)) return importersOf(id)
    ofIcons ??= new Map(importersOf(id).flatMap((index) => [...importersByIcon(index, moduleOf)]))
    return ofIcons.get(fileName(id)) ?? []
  }
}

function importersByIcon(index: string, moduleOf: (id: string) => Module | null): Map<string, string[]> {
  const { code, importers = [] } = moduleOf(index) ?? {}
  const files = new Map<string, string>()
  for (const [, names = '', path = ''] of code?.matchAll(ICON_EXPORT) ?? [])
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g)) files.set(name, fileName(path))

  const found = new Map<string, string[]>()
  for (const importer of importers)
    for (const [, names = ''] of moduleOf(importer)?.code?.matchAll(ICON_IMPORT) ?? [])
      for (const [name] of names.matchAll(/(?<!as )\b\w+/g)) {
        const file = files.get(name)
        if (file) found.set(file, [...(found.get(file) ?? []), importer])
      }
  return found
}

function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

export function partsOf(id: string, importersOf: (id: string) => readonly string[]): ReadonlySet<Part> {
  const importers = new Set([id])
  for (const each of importers) for (const importer of importersOf(each)) importers.add(importer)
  const isIn = (part: Part) =>
    [...importers].some((each) => BEGINNINGS[part].some((ending) => each.endsWith(ending)))
  return new Set((Object.keys(BEGINNINGS) as Part[]).filter(isIn))
}

/** Chunk shared by these parts; null: left to the bundler. */
export function fileOf(parts: ReadonlySet<Part>): string | null {
  // All that the landing page's script shares is one file: it needs each of these modules.
  if (parts.has('visitor')) return parts.size > 1 ? 'landing-shared' : null
  if (parts.has('app')) return parts.size > 1 ? 'base' : null
  if (!parts.has('signedIn')) return null
  return parts.has('public') ? 'common' : 'signed-in'
}

const ROOM = /\/src\/(?:domain|data)\/(projects|research)\//

/** Modules shared by the dashboard and a work screen are one chunk; the coach shares fewer with the others. */
export function fileOfRoom(id: string, parts: ReadonlySet<Part>): string | null {
  const isShared = parts.has('dashboard') && parts.has('work')
  return isShared && !parts.has('public') && !parts.has('signedIn') ? (ROOM.exec(id)?.[1] ?? null) : null
}
