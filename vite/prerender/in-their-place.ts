import type { Plugin } from 'vite'

type Sources = Readonly<Record<string, string>>

/** Prerendering needs no session and no browser: replaces Firebase and the project's configuration. */
const SAMPLES: Sources = {
  '/src/data/session/auth.ts': 'export {}',
  '/src/data/live/firebase.ts': 'export {}',
  '/src/data/sync/remote/database.ts': 'export {}',
  '/src/lib/keys/is-mac.ts': 'export const isMac = () => false',
  '/src/lib/when-idle.ts': 'export const whenIdle = (run) => run()',
}

export function inTheirPlace(): Plugin {
  return {
    name: 'in-their-place',
    enforce: 'pre',
    load: (id) => Object.entries(SAMPLES).find(([file]) => id.endsWith(file))?.[1] ?? null,
  }
}
