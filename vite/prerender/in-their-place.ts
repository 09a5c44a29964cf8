import type { Plugin } from 'vite'

/**
 * Nobody signs in while pages are drawn: they need neither Firebase nor the configuration of a project. Today's screen has samples
 * for its rows, and nothing that comes later.
 */
const IN_THEIR_PLACE: Readonly<Record<string, string>> = {
  '/src/data/session/auth.ts': 'export {}',
  '/src/data/live/firebase.ts': 'export {}',
  '/src/data/live/firestore.ts': 'export {}',
  '/src/components/todos/use-todos.ts': "export * from '/vite/prerender/sample-todos.ts'",
  '/src/components/guidance/next-step-line.tsx': 'export const NextStepLine = () => null',
  '/src/features/todos/left-over.tsx': 'export const LeftOver = () => null',
  '/src/features/todos/done-before.tsx': 'export const DoneBefore = () => null',
  '/src/lib/is-mac.ts': 'export const isMac = () => false',
  '/src/lib/when-idle.ts': 'export const whenIdle = (run) => run()',
}

export function inTheirPlace(): Plugin {
  return {
    name: 'in-their-place',
    enforce: 'pre',
    load: (id) => Object.entries(IN_THEIR_PLACE).find(([file]) => id.endsWith(file))?.[1] ?? null,
  }
}
