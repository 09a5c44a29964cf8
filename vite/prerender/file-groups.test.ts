import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BEGINNINGS, fileOf, fileOfIcon, fileOfRoom, importersBy, partsOf } from './file-groups'

const importers: Readonly<Record<string, readonly string[]>> = {
  '/src/app/app.tsx': ['/src/main.tsx'],
  '/src/app/session/signed-in-layout.tsx': [],
  '/src/data/device/device-storage.ts': ['/src/data/device/leftovers.ts', '/src/app/app.tsx'],
  '/src/data/device/leftovers.ts': ['/src/visitor.ts'],
  '/src/features/auth/login-screen.tsx': [],
  '/src/features/search/table.tsx': ['/src/features/search/search-screen.tsx'],
  '/src/ui/button.tsx': ['/src/app/app.tsx', '/src/ui/popups/menu.tsx', '/src/features/search/table.tsx'],
  '/src/ui/popups/menu.tsx': ['/src/app/session/signed-in-layout.tsx'],
  // A circular import.
  '/src/ui/field.tsx': [
    '/src/ui/label.tsx',
    '/src/features/auth/login-screen.tsx',
    '/src/ui/popups/menu.tsx',
  ],
  '/src/ui/label.tsx': ['/src/ui/field.tsx'],
}
const file = (id: string) => fileOf(partsOf(id, (each) => importers[each] ?? []))

test.each([
  ['the app and a screen need it', '/src/ui/button.tsx', 'base'],
  ['only the app needs it', '/src/app/app.tsx', null],
  ['only the landing page needs it', '/src/data/device/leftovers.ts', null],
  ['the landing page and the app need it', '/src/data/device/device-storage.ts', 'landing-shared'],
  ['the first signed-in screen needs it', '/src/ui/popups/menu.tsx', 'signed-in'],
  ['that screen and a public one need it', '/src/ui/label.tsx', 'common'],
  ['only a public screen needs it', '/src/features/auth/login-screen.tsx', null],
  ['only another screen needs it', '/src/features/search/table.tsx', null],
])('%s', (_when, id, name) => {
  expect(file(id)).toBe(name)
})

test.each(Object.values(BEGINNINGS).flat())('a part begins with %s, which is there, once', (ending) => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => `/src/${file}`.endsWith(ending))).toHaveLength(1)
})

test('an icon is needed by who imports its name from the index of all', () => {
  const library = '/node_modules/lucide-react/dist/esm'
  const index = `${library}/lucide-react.mjs`
  const modules: Readonly<Record<string, { code?: string; importers: readonly string[] }>> = {
    [`${library}/icons/house.mjs`]: { importers: [index] },
    [`${library}/icons/birdhouse.mjs`]: { importers: [index] },
    [index]: {
      code: `export { default as Home, default as House } from './icons/house.mjs';
export { default as Birdhouse } from './icons/birdhouse.mjs';`,
      importers: ['/src/nav.tsx', '/src/sign.tsx', '/src/other.tsx'],
    },
    '/src/nav.tsx': { code: "import {\n  House,\n  Pen,\n} from 'lucide-react'", importers: [] },
    '/src/sign.tsx': { code: "import { Home as Birdhouse } from 'lucide-react'", importers: [] },
    '/src/other.tsx': { code: "import type { Birdhouse } from './birds'", importers: ['/src/nav.tsx'] },
  }
  const importersOf = importersBy((id) => modules[id] ?? null)
  expect(importersOf(`${library}/icons/house.mjs`)).toEqual(['/src/nav.tsx', '/src/sign.tsx'])
  expect(importersOf(`${library}/icons/birdhouse.mjs`)).toEqual([])
  expect(importersOf('/src/other.tsx')).toEqual(['/src/nav.tsx'])
})

test.each([
  ['of one dialog is in its file', [], ['/src/features/coach/history.tsx'], null],
  ['of several screens is in the file of all such', [], ['/src/a.tsx', '/src/b.tsx'], 'icons'],
  ['of a public page too', ['public'], ['/src/a.tsx', '/src/b.tsx'], 'public-icons'],
  ['of the first signed-in screen comes with it', ['signedIn'], ['/src/a.tsx'], 'signed-in'],
  ['of the app is at its base', ['app'], ['/src/app/app.tsx'], 'base'],
] as const)('an icon %s', (_where, parts, importers, name) => {
  const icon = '/node_modules/lucide-react/dist/esm/icons/house.mjs'
  expect(fileOfIcon(icon, new Set(parts), importers)).toBe(name)
})

test.each([
  [
    'the dashboard shares it with that screen',
    ['dashboard', 'work'],
    '/src/data/projects/projects.ts',
    'projects',
  ],
  ['only the dashboard needs it', ['dashboard'], '/src/domain/research/section.ts', null],
  ['a public page needs it too', ['dashboard', 'work', 'public'], '/src/domain/research/candidate.ts', null],
  [
    'it is in the file of the first screen',
    ['dashboard', 'work', 'signedIn'],
    '/src/domain/projects/parts.ts',
    null,
  ],
  ['it is of another room', ['dashboard', 'work'], '/src/data/coach/conversations.ts', null],
] as const)('a room: %s', (_when, parts, id, name) => {
  expect(fileOfRoom(id, new Set(parts))).toBe(name)
})
